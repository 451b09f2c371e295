import { css } from "styled-components";

/** The look of a link in a list, under the pointer and for the current page. */
export const entryStates = css`
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-current="page"] {
    background: var(--color-brand-soft);
    box-shadow: inset calc(3px * var(--way, 1)) 0 var(--color-mark);
    color: var(--color-on-brand-soft);
    font-weight: var(--weight-semibold);
    > svg {
      color: inherit;
    }
  }
`;
