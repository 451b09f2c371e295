import type { MouseEvent } from "react";
import { styled } from "styled-components";

const Link = styled.a`
  position: fixed;
  top: var(--space-2);
  left: var(--space-2);
  z-index: var(--z-toast);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-s);
  background: var(--color-brand);
  color: var(--color-on-brand);
  font-weight: var(--weight-semibold);
  &:not(:focus) {
    transform: translateY(-200%);
  }
`;

/** The first stop of the keyboard: past menu and top bar. */
export function SkipLink() {
  return (
    <Link href="#main" onClick={skip}>
      Skip to main content
    </Link>
  );
}

function skip(event: MouseEvent): void {
  // A fragment would be a step in the router's history.
  event.preventDefault();
  const main = document.querySelector("main");
  main?.setAttribute("tabindex", "-1");
  main?.focus();
}
