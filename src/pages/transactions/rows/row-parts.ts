import { styled } from "styled-components";

import { belowTablet, fromTablet } from "#ui/styles/media.ts";
import { visuallyHidden } from "#ui/text/visually-hidden.tsx";

/**
 * On a phone a row is a card of lines: whom or what, and the amount; the kind; time; a status that needs attention. They are clear without
 * labels; screen readers still get the columns' names, and the reference. `&&&`, because these styles may come before those of the table,
 * which one loads first differs from visit to visit.
 */
export const Cards = styled.div`
  /* Puts date and time on two lines when they do not fit on one. */
  td:nth-child(2) {
    text-wrap: balance;
  }
  /* A short reference breaks at its hyphen, not within its number, and a date before its time. */
  ${fromTablet} {
    &&& tr:not([data-group]) > * {
      padding-inline: var(--space-2);
    }
    tbody tr > th {
      min-width: 6rem;
    }
    td:nth-child(2) {
      min-width: 7rem;
    }
  }
  ${belowTablet} {
    &&& tbody tr:not([data-group]) {
      position: relative;
      display: flex;
      flex-wrap: wrap;
      gap: var(--space-1) var(--space-2);
      /* For the menu. */
      padding-inline-end: 2.5rem;
    }
    &&& tbody tr:not([data-group]) > :is(th, td) {
      min-height: 0;
      padding: 0;
      color: var(--color-text-muted);
      font-size: var(--text-s);
      font-weight: var(--weight-regular);
    }
    &&& tbody td::before {
      content: none;
    }
    /* The receipt has it. */
    &&& tbody tr:not([data-group]) > th {
      ${visuallyHidden}
    }
    &&& tbody td:nth-child(2) {
      order: 2;
      flex-basis: 100%;
      > span {
        text-align: start;
      }
    }
    &&& tbody td:nth-child(3) {
      align-self: start;
      max-width: 100%;
      margin-inline-start: auto;
      color: var(--color-text);
      font-size: var(--text-m);
    }
    &&& tbody td:nth-child(4) {
      order: -1;
      /* A long amount stands below, and words stay whole. */
      flex: 1 1 10rem;
      min-width: 0;
      align-items: flex-start;
      > span {
        text-align: start;
      }
    }
    &&& tbody td:nth-child(5) {
      order: 3;
      justify-content: flex-start;
    }
    &&& tbody td:nth-child(6) {
      position: absolute;
      inset-block: 0;
      inset-inline-end: calc(-1 * var(--space-3));
      color: var(--color-text);
    }
  }
  /* Below the words beside the mark. */
  @media (min-width: 21.01rem) and (max-width: 47.9375rem) {
    &&& tbody tr:not([data-group]) > :is(td:nth-child(2), td:nth-child(5)) {
      padding-inline-start: 3rem;
    }
  }
  /* There is no mark beside the words. */
  @media (max-width: 21rem) {
    &&& tbody td:nth-child(4) {
      flex-basis: 7rem;
    }
  }
`;

export const Amount = styled.span<{ $in: boolean }>`
  font-weight: var(--weight-semibold);
  white-space: nowrap;
  color: ${({ $in }) => ($in ? "var(--color-success-text)" : "inherit")};
  ${belowTablet} {
    white-space: normal;
  }
`;

/** The biller's icon or an initial, and beside it to whom or for what. */
export const Marked = styled.span`
  display: flex;
  min-width: 0;
  align-items: flex-start;
  gap: var(--space-3);
`;

export const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--color-brand-soft);
  color: var(--color-on-brand-soft);
  font-size: var(--text-s);
  font-weight: var(--weight-semibold);
  &:empty {
    display: none;
  }
  /* There is more room for words without it. */
  @media (max-width: 21rem) {
    display: none;
  }
`;

/** To whom or for what, and below it the kind of payment and its direction. */
export const Type = styled.span`
  min-width: 0;
  /* Words stay whole and the reference is broken before them, but a word without end must not widen the table. */
  max-width: 24rem;
  overflow-wrap: break-word;
  > * {
    display: block;
  }
  > strong {
    color: var(--color-text);
    font-weight: var(--weight-medium);
  }
  > span {
    color: var(--color-text-muted);
    font-size: var(--text-xs);
  }
  small {
    font-size: inherit;
    &::after {
      content: " \\B7";
    }
  }
  ${belowTablet} {
    > strong,
    > :only-child {
      color: var(--color-text);
      /* Enlarged words stay whole. */
      font-size: min(var(--text-m), 6.5vw);
      font-weight: var(--weight-semibold);
    }
    > span {
      font-size: var(--text-s);
    }
    /* The sign of the amount says it too. */
    small::after {
      content: none;
    }
    small + span {
      ${visuallyHidden}
    }
  }
`;

/** A status that needs no attention; its words stay whole, and on a phone only screen readers get it. */
export const Plain = styled.span`
  color: var(--color-text-muted);
  overflow-wrap: break-word;
  ${belowTablet} {
    ${visuallyHidden}
  }
`;
