import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { Frame } from "./property-picture.tsx";

/** Placeholder for the details in a dialog. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Stack $gap={4} aria-busy="true">
        <Frame />
        <Skeleton width="6rem" height="1.5rem" />
        <Skeleton width="12rem" height="2rem" />
        <Skeleton height="8rem" />
      </Stack>
    </>
  );
}
