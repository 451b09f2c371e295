import { styled } from "styled-components";

import { withKeys } from "#pages/data/with-keys.ts";
import { Card } from "#ui/layout/card.tsx";
import { fromTablet } from "#ui/styles/media.ts";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Grid, Stack } from "#ui/layout/stack.tsx";
import { VisuallyHidden } from "#ui/text/visually-hidden.tsx";

import { PropertyCard } from "./property-card.tsx";
import { Frame } from "./property-picture.tsx";
import type { Property } from "./property.ts";
import { words } from "./words.ts";

/** Columns of equal width, also in an incomplete last row; two of them on most phones. */
const Cards = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr));
  gap: var(--space-3);
  ${fromTablet} {
    grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
    gap: var(--space-4);
  }
  &[data-dimmed] {
    opacity: 0.6;
  }
`;
const Body = styled(Stack)`
  padding: var(--space-3);
`;

type PropertyGridProps = {
  properties: readonly Property[];
  /** New properties are loading; the old ones stay, dimmed. */
  busy: boolean;
  toOf: (property: Property) => string;
};

/** As many cards side by side as fit. */
export function PropertyGrid({ properties, busy, toOf }: PropertyGridProps) {
  return (
    <Cards as="ul" aria-busy={busy || undefined} data-dimmed={busy || undefined}>
      {withKeys(properties, ({ id }) => id).map((property) => (
        <li key={property.key}>
          <PropertyCard property={property} to={toOf(property)} />
        </li>
      ))}
    </Cards>
  );
}

/** Placeholder for the cards while they load. */
export function GridSkeleton({ cards }: { cards: number }) {
  return (
    <>
      <VisuallyHidden as="output">{words.loadingProperties}</VisuallyHidden>
      <Cards aria-busy="true">
        {Array.from({ length: cards }, (_, index) => (
          <Card key={index} $flush>
            <Frame />
            <Body $gap={2}>
              <Skeleton width="5rem" height="1.5rem" />
              <Skeleton width="9rem" height="1.2rem" />
              <Skeleton width="6rem" height="1.3125rem" />
              <Skeleton width="8rem" height="1.5rem" />
            </Body>
          </Card>
        ))}
      </Cards>
    </>
  );
}
