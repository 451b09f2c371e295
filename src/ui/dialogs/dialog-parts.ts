import { styled } from "styled-components";
import { fromPhablet, onItsSide } from "#ui/styles/media.ts";

const widths = { s: "24rem", m: "32rem", l: "48rem" };
export type DialogSize = keyof typeof widths;

/** Fills the screen, so that toasts inside it can be positioned on the screen; customers see only the panel. */
export const Root = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  margin: 0;
  padding: var(--space-6) 0 0;
  border: 0;
  background: transparent;
  color: var(--color-text);
  overflow: hidden;
  &[open] {
    display: flex;
    align-items: flex-end;
    justify-content: center;
  }
  &::backdrop {
    background: rgb(8 12 18 / 55%);
    animation: fade var(--motion-fast);
  }
  ${fromPhablet} {
    padding: var(--space-5);
    &[open] {
      align-items: center;
    }
  }
  ${onItsSide} {
    padding: var(--space-2);
  }
`;

/** A sheet from the bottom edge on phones, else a centred card. */
export const Panel = styled.div<{ $size: DialogSize }>`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-height: 100%;
  border-radius: var(--radius-l) var(--radius-l) 0 0;
  background: var(--color-surface);
  box-shadow: var(--shadow-3);
  overflow: hidden;
  animation: rise var(--motion-slow) var(--ease-out);
  ${fromPhablet} {
    max-width: ${({ $size }) => widths[$size]};
    border-radius: var(--radius-l);
    animation-name: settle;
  }
  ${onItsSide} {
    max-width: 48rem;
  }
`;

export const Header = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-4) 0;
  padding-inline: var(--space-5) var(--space-3);
  h2 {
    padding-top: 0.5rem;
    font-size: var(--text-l);
    line-height: var(--line-snug);
    letter-spacing: -0.01em;
    min-width: 0;
  }
  ${onItsSide} {
    padding-block: var(--space-1) 0;
  }
`;

export const Body = styled.div`
  flex: 1;
  min-height: 0;
  padding: var(--space-4) var(--space-5) max(var(--space-5), env(safe-area-inset-bottom));
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What is confirmed stays in view beside what is asked: its rows stand in two columns. */
  ${onItsSide} {
    padding-block: var(--space-2) var(--space-3);
    && > * {
      gap: var(--space-3);
    }
    && dl {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0 var(--space-6);
    }
    && dl > div {
      padding-block: var(--space-1);
    }
  }
`;

/** The buttons of a dialog: the main one is the last, on phones at the bottom of a column, under the thumb, else at the end of a row. */
export const DialogActions = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin-top: var(--space-5);
  ${fromPhablet} {
    flex-direction: row;
    justify-content: flex-end;
  }
`;
