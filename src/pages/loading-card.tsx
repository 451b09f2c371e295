import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

type LoadingCardProps = {
  /** What is loading, for screen readers. */
  label: string;
  /** As many rows as the content will have, so that nothing jumps. */
  rows: number;
};

/** Placeholder for a card whose content is loading. */
export function LoadingCard({ label, rows }: LoadingCardProps) {
  return (
    <Card>
      <VisuallyHidden as="output">{label}</VisuallyHidden>
      <Stack $gap={5} aria-busy="true">
        <Skeleton width="10rem" height="1.5rem" />
        {Array.from({ length: rows }, (_, index) => (
          <Skeleton key={index} />
        ))}
      </Stack>
    </Card>
  );
}
