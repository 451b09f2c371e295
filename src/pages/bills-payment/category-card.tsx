import { ChevronRight } from "lucide-react";
import { Link } from "#ui/text/link.tsx";
import { styled } from "styled-components";

import { say } from "#lib/text/words.ts";
import { Card } from "#ui/layout/card.tsx";
import { Icon, isIconName } from "#ui/icons/icon.tsx";
import { Skeleton } from "#ui/progress/skeleton.tsx";
import { Row } from "#ui/layout/stack.tsx";
import { Heading } from "#ui/text/text.tsx";

import { BillerRow } from "./biller-row.tsx";
import { Rows } from "./biller-rows.ts";
import { CATEGORY, type Category } from "./categories.ts";
import { words } from "./words.ts";

/** The browser lays out and paints only the cards in the window. */
const Place = styled(Card)`
  content-visibility: auto;
  contain-intrinsic-size: auto 20rem;
`;
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 3rem;
  height: 3rem;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
`;
const List = styled(Rows)`
  margin-top: var(--space-3);
`;
/** As tall as a biller. */
const Kept = styled.li`
  display: grid;
  align-items: center;
  min-height: var(--touch);
`;
const All = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  min-height: var(--touch);
  color: var(--color-brand-text);
  font-weight: var(--weight-medium);
`;

/** A category with more billers shows the first of them, and a link to all. */
const MOST = 6;

type CategoryCardProps = {
  readonly category: Category;
  /** Whether more of its billers are on their way: their room is kept, so that nothing jumps. */
  readonly isGrowing: boolean;
};

/** A category with its icon and its billers. */
export function CategoryCard({ category: { title, icon, billers }, isGrowing }: CategoryCardProps) {
  const isLong = billers.length > MOST;
  const kept = isGrowing ? Math.max(MOST - billers.length, 0) : 0;
  return (
    <Place as="section" aria-label={title} aria-busy={isGrowing || undefined}>
      <Row $gap={3}>
        <Disc>
          <Icon name={isIconName(icon) ? icon : "receipt"} />
        </Disc>
        <Heading $size="l">{title}</Heading>
      </Row>
      <List>
        {billers.slice(0, isLong ? MOST - 1 : MOST).map((biller) => (
          <li key={biller.key}>
            <BillerRow biller={biller} />
          </li>
        ))}
        {Array.from({ length: kept }, (_, index) => (
          <Kept key={index} aria-hidden="true">
            <Skeleton width="60%" height="1rem" />
          </Kept>
        ))}
        {isLong && (
          <li>
            <All to={{ search: new URLSearchParams({ [CATEGORY]: title }).toString() }}>
              {say(words.all, { count: billers.length })}
              <ChevronRight size="1.25em" />
            </All>
          </li>
        )}
      </List>
    </Place>
  );
}
