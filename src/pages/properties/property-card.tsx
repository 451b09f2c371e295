import { useId } from "react";
import { styled } from "styled-components";

import { StatusBadge } from "#pages/transactions/rows/status-badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { Row, Stack } from "#ui/layout/stack.tsx";
import { Heading, Text } from "#ui/text/text.tsx";
import { Link } from "#ui/text/link.tsx";

import { Discount, Price } from "./price.tsx";
import { PropertyPicture } from "./property-picture.tsx";
import type { Property } from "./property.ts";
import { OPENED } from "./use-place.ts";

const Root = styled(Card)`
  position: relative;
  display: flex;
  flex-direction: column;
  height: 100%;
  &:hover {
    border-color: var(--color-brand-edge);
  }
  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;
/** The whole card is clickable and leads where its name does. */
const Name = styled(Link)`
  display: block;
  min-height: 1.5rem;
  color: inherit;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:focus-visible {
    outline: none;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
  }
`;
const Badges = styled(Row)`
  min-height: 1.5rem;
`;
const Body = styled(Stack)`
  flex: 1;
  padding: var(--space-3);
`;

/** A property as the marketplace lists it. `to` opens its details. */
export function PropertyCard({ property, to }: { property: Property; to: string }) {
  const id = useId();
  const { name, status, category, discountPct, pictures } = property;
  return (
    <Root as="article" $flush aria-labelledby={id}>
      <PropertyPicture picture={pictures[0]} alt="" lazy />
      <Body $gap={2}>
        <Badges $gap={2}>
          <StatusBadge label={status.label} color={status.color} />
          <Discount pct={discountPct} />
        </Badges>
        <Heading as="h2" id={id} $size="m">
          <Name to={to} state={OPENED}>
            {name}
          </Name>
        </Heading>
        <Text $size="s" $tone="muted">
          {category}
        </Text>
        <Price property={property} />
      </Body>
    </Root>
  );
}
