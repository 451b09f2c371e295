import { css, styled } from "styled-components";

export const MenuTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-width: var(--touch);
  min-height: var(--touch);
  padding: var(--space-1) var(--space-2);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  cursor: pointer;
  &:hover,
  &[aria-expanded="true"] {
    background: color-mix(in srgb, currentcolor 10%, transparent);
  }
`;

export const MenuList = styled.ul<{ $align: "start" | "end" }>`
  position: absolute;
  top: calc(100% + var(--space-1));
  ${({ $align }) => ($align === "end" ? "inset-inline-end: 0;" : "inset-inline-start: 0;")}
  z-index: var(--z-menu);
  min-width: 13rem;
  max-width: calc(100vw - 2 * var(--space-4));
  padding: var(--space-2);
  border: 1px solid var(--color-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  color: var(--color-text);
  box-shadow: var(--shadow-2);
  animation: unfold var(--motion-fast);
`;

/** The look of a menu entry, for buttons here and for the router's links elsewhere. */
export const menuItemStyles = css`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  width: 100%;
  min-height: var(--touch);
  padding: var(--space-2) var(--space-3);
  border: 0;
  border-radius: var(--radius-s);
  background: transparent;
  color: inherit;
  font-size: var(--text-s);
  font-weight: var(--weight-medium);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--color-surface-sunken);
  }
  > svg {
    flex: none;
    color: var(--color-text-muted);
  }
`;

export const MenuButton = styled.button.attrs({ type: "button" })`
  ${menuItemStyles}
`;
