import { ChevronRight } from "lucide-react";
import { Link } from "#ui/link.tsx";
import { styled } from "styled-components";

import { say } from "#lib/words.ts";
import { Card } from "#ui/card.tsx";
import { Icon, isIconName } from "#ui/icon.tsx";
import { Row } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";

import { BillerRow } from "./biller-row.tsx";
import { Rows } from "./biller-rows.ts";
import { CATEGORY, type Category } from "./categories.ts";
import { words } from "./words.ts";

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

/** A category with its icon and its billers. */
export function CategoryCard({ category: { title, icon, billers } }: { readonly category: Category }) {
  const isLong = billers.length > MOST;
  return (
    <Card as="section" aria-label={title}>
      <Row $gap={3}>
        <Disc>
          <Icon name={isIconName(icon) ? icon : "receipt"} />
        </Disc>
        <Heading $size="l">{title}</Heading>
      </Row>
      <List className="billers">
        {billers.slice(0, isLong ? MOST - 1 : MOST).map((biller) => (
          <li key={biller.key}>
            <BillerRow biller={biller} />
          </li>
        ))}
        {isLong && (
          <li>
            <All to={{ search: new URLSearchParams({ [CATEGORY]: title }).toString() }}>
              {say(words.all, { count: billers.length })}
              <ChevronRight size="1.25rem" />
            </All>
          </li>
        )}
      </List>
    </Card>
  );
}
