import { styled } from "styled-components";

import { fromPhablet } from "#ui/styles/media.ts";

/**
 * Buttons side by side, two per row on phones; the last one has a row of its own there if it would stand alone. Elsewhere each is
 * as wide as its words want.
 */
export const ActionRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-3);
  > button:last-of-type:nth-child(odd) {
    grid-column: 1 / -1;
  }
  ${fromPhablet} {
    display: flex;
    flex-wrap: wrap;
    > button {
      flex: 1 1 auto;
    }
  }
`;
