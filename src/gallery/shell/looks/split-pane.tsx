import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from "react";
import { styled } from "styled-components";

import { fromDesktop } from "#ui/styles/media.ts";

import { useKept } from "./use-kept.ts";

const LEAST = 20;
const MOST = 80;
const STEP = 5;

const Root = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column-reverse;
  min-height: 0;
  ${fromDesktop} {
    flex-direction: row;
  }
`;
/** In one column, each pane is as tall as the window minus the content above; an editor with a panel is taller. */
const Side = styled.div`
  display: flex;
  flex: none;
  flex-direction: column;
  min-width: 0;
  height: 85vh;
  ${fromDesktop} {
    flex: 1 1 0;
    height: auto;
    min-height: 0;
  }
`;
const Start = styled(Side)`
  height: auto;
  min-height: 85vh;
  ${fromDesktop} {
    flex: 0 0 var(--share);
    min-height: 0;
  }
`;
/** An `hr` that can have the focus is a movable separator for screen readers. */
const Handle = styled.hr`
  display: none;
  margin: 0;
  border: 0;
  flex: none;
  width: 0.5rem;
  border-inline: 1px solid var(--color-border);
  background: var(--color-surface-sunken);
  cursor: col-resize;
  touch-action: none;
  &:hover,
  &:focus-visible {
    background: var(--color-brand-soft);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${fromDesktop} {
    display: block;
  }
`;

type SplitPaneProps = {
  /** Accessible name of the handle. */
  label: string;
  /** Undefined hides this pane; the end pane then has all the space. */
  start: ReactNode;
  end: ReactNode;
};

/** Two panes with a handle between them, for pointers and arrow keys; in one column on a phone. */
export function SplitPane({ label, start, end }: SplitPaneProps) {
  const root = useRef<HTMLDivElement>(null);
  const [share, setShare] = useKept("share", 50);
  const move = (next: number) => setShare(Math.round(Math.min(MOST, Math.max(LEAST, next))));

  const drag = ({ buttons, clientX, currentTarget, pointerId }: PointerEvent<HTMLElement>) => {
    if (buttons !== 1 || !root.current) return;
    // Otherwise a frame under the pointer would take the events.
    currentTarget.setPointerCapture(pointerId);
    const { left, width } = root.current.getBoundingClientRect();
    move(((clientX - left) / width) * 100);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyMoves[event.key]?.(share);
    if (next === undefined) return;
    event.preventDefault();
    move(next);
  };
  return (
    <Root ref={root}>
      {start !== undefined && (
        <>
          <Start style={{ "--share": `${share}%` }}>{start}</Start>
          <Handle
            aria-label={label}
            aria-orientation="vertical"
            aria-valuenow={share}
            aria-valuemin={LEAST}
            aria-valuemax={MOST}
            tabIndex={0}
            onPointerDown={drag}
            onPointerMove={drag}
            onKeyDown={onKeyDown}
          />
        </>
      )}
      <Side>{end}</Side>
    </Root>
  );
}

const keyMoves: Record<string, (share: number) => number> = {
  ArrowLeft: (share) => share - STEP,
  ArrowRight: (share) => share + STEP,
  Home: () => LEAST,
  End: () => MOST,
};
