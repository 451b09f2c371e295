import type { MouseEvent } from "react";
import { styled } from "styled-components";
import { words } from "./words.ts";

const Link = styled.a`
  position: fixed;
  top: var(--space-2);
  inset-inline-start: var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-brand-edge);
  border-radius: var(--radius-s);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-weight: var(--weight-semibold);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The keyboard's first stop: jumps over menu and top bar. */
export function SkipLink() {
  return (
    <Link href="#main" onClick={skip}>
      {words.skipToMainContent}
    </Link>
  );
}

function skip(event: MouseEvent): void {
  // A fragment in the address would add an entry to the router's history.
  event.preventDefault();
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}
