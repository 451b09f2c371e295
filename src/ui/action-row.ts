import { styled } from "styled-components";

import { fromPhablet } from "./media.ts";

/** Buttons side by side, two per row on phones; the last one has a row of its own there if it would stand alone. */
export const ActionRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-3);
  > button:last-of-type:nth-child(odd) {
    grid-column: 1 / -1;
    ${fromPhablet} {
      grid-column: auto;
    }
  }
`;
