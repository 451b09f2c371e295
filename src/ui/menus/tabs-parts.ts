import { styled } from "styled-components";

/** Always one line: if the tabs do not fit, it scrolls by itself, and the page stays as wide as the screen. */
export const TabList = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-1);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  box-shadow: inset 0 -1px 0 var(--color-border);
  &::-webkit-scrollbar {
    display: none;
  }
`;

export const Tab = styled.button`
  flex: none;
  min-width: var(--touch);
  min-height: var(--control-height);
  padding: var(--space-2) var(--space-4);
  border: 0;
  border-bottom: 3px solid transparent;
  border-radius: var(--radius-s) var(--radius-s) 0 0;
  background: transparent;
  color: var(--color-text-muted);
  font-weight: var(--weight-medium);
  white-space: nowrap;
  cursor: pointer;
  transition: background-color var(--motion-fast);
  &:hover {
    background: var(--color-surface-sunken);
    color: var(--color-text);
  }
  &[aria-selected="true"] {
    border-bottom-color: var(--color-mark);
    color: var(--color-brand-text);
    font-weight: var(--weight-semibold);
  }
  /* Inside, because the row cuts off what overflows. */
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Panel = styled.div`
  min-width: 0;
  padding-top: var(--space-4);
`;
