import { css } from "styled-components";

/** How a link in a list of places looks under the pointer, and where the reader is. */
export const entryStates = css`
  &:hover {
    background: var(--color-surface-sunken);
  }
  &[aria-current="page"] {
    background: var(--color-brand-soft);
    color: var(--color-on-brand-soft);
    font-weight: var(--weight-semibold);
    > svg {
      color: inherit;
    }
  }
`;
