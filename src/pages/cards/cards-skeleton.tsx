import { styled } from "styled-components";

import { Card } from "#ui/layout/card.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { CardGrid } from "./card-grid.ts";
import { words } from "./words.ts";

/** Placeholder for a drawn card. */
const Place = styled.div`
  aspect-ratio: 1.586;
  width: 100%;
  max-width: 24rem;
  margin-inline: auto;
`;

/** Placeholder for a list of cards while it loads. */
export function CardsSkeleton() {
  return (
    <div>
      <VisuallyHidden as="output">{words.loadingCards}</VisuallyHidden>
      <CardGrid as="div" aria-busy="true">
        {[1, 2].map((key) => (
          <Card key={key}>
            <Stack $gap={4}>
              <Place>
                <Skeleton height="100%" />
              </Place>
              <Skeleton width="60%" height="3.4rem" />
              <Skeleton height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </CardGrid>
    </div>
  );
}
