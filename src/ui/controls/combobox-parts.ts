import type { CSSProperties } from "react";
import { styled } from "styled-components";

export const Frame = styled.div`
  position: relative;
`;

/** The list opens on top of the content below. */
export const Panel = styled.div`
  position: absolute;
  top: calc(100% + var(--space-2));
  left: 0;
  right: 0;
  z-index: var(--z-menu);
  border: 1px solid var(--color-control-border);
  border-radius: var(--radius-m);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
  overflow: hidden;
  &[hidden] {
    display: none;
  }
`;

/** Rows are styled here: a styled component for each row would cost more than the rest of a keystroke. */
export const List = styled.ul`
  max-height: min(19rem, 45vh);
  padding: var(--space-1);
  overflow-y: auto;
  overscroll-behavior: contain;
  /* A script adjusts the scroll position when rows are added above, the same in every browser. */
  overflow-anchor: none;
  > li {
    position: relative;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-height: var(--touch);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-s);
    line-height: var(--line-snug);
    cursor: pointer;
  }
  > li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > li > svg {
    color: var(--color-brand-text);
  }
  small {
    display: block;
    font-size: var(--text-s);
    color: var(--color-text-muted);
  }
  > li[aria-selected="true"] {
    background: var(--color-surface-sunken);
    box-shadow: inset 0 0 0 2px var(--color-focus);
  }
  &:empty {
    display: none;
  }
`;

export const Nothing = styled.p`
  padding: var(--space-3) var(--space-4);
  color: var(--color-text-muted);
`;

/** Below the rows of a list, for as many more. */
export function roomFor(rows: number): CSSProperties | undefined {
  return rows > 0 ? { paddingBlockEnd: `calc(var(--space-1) + ${rows} * var(--touch))` } : undefined;
}

/**
 * Scrolls the list, and nothing around it, until the row is in it. Downshift's own way reads the styles of all that is
 * around them, with each key.
 */
export function scrollToRow(row: HTMLElement, list: HTMLElement): void {
  const [at, box] = [row.getBoundingClientRect(), list.getBoundingClientRect()];
  if (at.top < box.top) list.scrollTop -= box.top - at.top;
  else if (at.bottom > box.bottom) list.scrollTop += at.bottom - box.bottom;
}
