import { css, styled } from "styled-components";
import { fromTablet } from "#ui/styles/media.ts";

/** A surface for one piece of content. `$flush` leaves the padding to the content. */
export const Card = styled.div<{ $flush?: boolean; $raised?: boolean }>`
  background: var(--color-surface);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-l);
  box-shadow: ${({ $raised }) => ($raised ? "var(--shadow-2)" : "none")};
  min-width: 0;
  ${({ $flush }) =>
    $flush
      ? css`
          overflow: hidden;
        `
      : css`
          padding: var(--space-4);
          ${fromTablet} {
            padding: var(--space-5);
          }
        `}
`;
