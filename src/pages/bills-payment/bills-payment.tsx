import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { usePageServices } from "#pages/services.ts";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";
import { Icon } from "#ui/icon.tsx";
import { Grid, Row } from "#ui/stack.tsx";
import { Heading } from "#ui/text.tsx";

import { billCategories, type Category } from "./categories.ts";
import { OfferBanner } from "./offer-banner.tsx";
import { say } from "#lib/words.ts";
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
const List = styled.ul`
  margin-top: var(--space-3);
`;
const Biller = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  min-height: var(--touch);
  color: var(--color-text);
  font-weight: var(--weight-medium);
  text-decoration: none;
  &:hover {
    color: var(--color-brand-text);
    text-decoration: underline;
  }
  > svg {
    flex: none;
    color: var(--color-text-muted);
  }
`;

const Only = styled(Link)`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 100%;
  color: var(--color-text);
  text-decoration: none;
  > h2 {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  &:hover h2 {
    color: var(--color-brand-text);
    text-decoration: underline;
  }
  > svg {
    flex: none;
    margin-left: auto;
    color: var(--color-text-muted);
  }
`;

/** Kinds of bills, each with the billers that this customer can pay (specification 1 §2: icons and a banner). */
export function BillsPayment() {
  const { menu, settings } = usePageServices();
  const categories = billCategories(menu, settings.flags);
  return (
    <>
      <Heading as="h1" $size="2xl">
        {words.title}
      </Heading>
      <OfferBanner />
      {categories.length === 0 ? (
        <Card>
          <EmptyState title={words.none} picture={<Picture name="receipt" />}>
            {say(words.noneText, { bank: settings.brand.name })}
          </EmptyState>
        </Card>
      ) : (
        <Grid $min="15rem" $gap={4}>
          {categories.map(cardOf)}
        </Grid>
      )}
    </>
  );
}

function cardOf({ title, icon, entries }: Category) {
  const [first, ...others] = entries;
  const head = (
    <>
      <Disc>
        <Icon name={icon} />
      </Disc>
      <Heading $size="l">{title}</Heading>
    </>
  );
  return (
    <Card as="section" key={title} aria-label={title}>
      {first && others.length === 0 ? (
        // A category with one biller: its card leads to the biller directly.
        <Only to={first.path}>
          {head}
          <ChevronRight size="1.25rem" />
        </Only>
      ) : (
        <>
          <Row $gap={3}>{head}</Row>
          <List>
            {entries.map(({ label, path }) => (
              <li key={path + label}>
                <Biller to={path}>
                  {label}
                  <ChevronRight size="1.25rem" />
                </Biller>
              </li>
            ))}
          </List>
        </>
      )}
    </Card>
  );
}
