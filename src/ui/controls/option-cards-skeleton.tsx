import { styled } from "styled-components";

import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { Text } from "#ui/text/text.tsx";

import { CardGrid } from "./option-card-parts.ts";

/** As high as a card with a name and a line of details. */
const Place = styled(Stack).attrs({ $gap: 2 })`
  min-height: 6rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
`;

export type OptionCardsSkeletonProps = {
  /** What is on its way, in words. */
  label: string | undefined;
  /** Shows that something happens. */
  busy: boolean;
};

/** Places for option cards that are on their way. Their number is a guess: of one card or three, what follows moves by about one card. */
export function OptionCardsSkeleton({ label, busy }: OptionCardsSkeletonProps) {
  const line = busy && <Skeleton width="80%" />;
  return (
    <CardGrid>
      <Place>
        <Text $tone="muted">{label}</Text>
        {line}
      </Place>
      <Place>
        {line}
        {line}
      </Place>
    </CardGrid>
  );
}
