import { styled } from "styled-components";

import { VERSION } from "#app/version.ts";
import { words } from "./words.ts";

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-1) var(--space-4);
  padding: var(--space-5) 0 max(var(--space-5), env(safe-area-inset-bottom));
  color: var(--color-text-muted);
  font-size: var(--text-s);
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
