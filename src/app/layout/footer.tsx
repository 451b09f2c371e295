import { styled } from "styled-components";

import { VERSION } from "#app/version.ts";
import { fromTablet } from "#ui/styles/media.ts";
import { words } from "./words.ts";

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-3) 0 max(var(--space-3), env(safe-area-inset-bottom));
  color: var(--color-text-muted);
  font-size: var(--text-s);
  ${fromTablet} {
    padding-block: var(--space-5);
  }
`;

/** The footer of the specification 1 §1. */
export function Footer() {
  return (
    <Root>
      <span>{words.thankYouForBankingWithUs}</span>
      <span>{VERSION}</span>
    </Root>
  );
}
