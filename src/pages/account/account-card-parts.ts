import { styled } from "styled-components";

import { Card } from "#ui/layout/card.tsx";

/** Fills its cell of the grid, so that cards in a row are equally tall. */
export const Root = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
  height: 100%;
`;
export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-width: 0;
  /* The icon aligns with the card's edge, although the button is as wide as a finger. */
  > button {
    margin-inline-start: auto;
    margin-inline-end: calc(-1 * var(--space-3));
  }
`;
export const Disc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
  /* Enlarged words need the room. */
  @media (max-width: 15rem) {
    display: none;
  }
`;
export const Name = styled.h2`
  min-width: 0;
  overflow-wrap: break-word;
  font-size: var(--text-m);
  font-weight: var(--weight-semibold);
  line-height: var(--line-snug);
  > small {
    display: block;
    color: var(--color-text-muted);
    font-size: var(--text-s);
    font-weight: var(--weight-regular);
  }
`;
export const Fact = styled.dl`
  min-width: 0;
  dt {
    color: var(--color-text-muted);
    font-size: var(--text-s);
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    font-weight: var(--weight-medium);
    letter-spacing: 0.02em;
  }
  &[data-strong] dd {
    font-size: var(--text-2xl);
    font-weight: var(--weight-bold);
    line-height: var(--line-tight);
    letter-spacing: normal;
  }
`;
/** Separates the account number from the balance. */
export const Foot = styled(Line)`
  margin-top: auto;
  padding-top: var(--space-3);
  border-top: 1px solid var(--color-border);
`;
