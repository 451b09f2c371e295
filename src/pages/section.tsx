import { useId, type ReactNode } from "react";

import { Card } from "#ui/layout/card.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

/** A card with its own heading; for screen readers it is a region of that name. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack $gap={4}>
        <Heading id={id} $size="l">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
