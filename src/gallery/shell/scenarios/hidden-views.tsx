import { useEffect, useEffectEvent, useRef } from "react";
import { styled } from "styled-components";

import type { Verdict } from "#gallery/protocol.ts";
import { isMessage } from "#gallery/shell/preview/view-messages.ts";

import type { Run } from "./runs.ts";

/** Drawn like any view, because a view that is not displayed gets no frames to animate; but nobody sees or reaches it. */
const Hidden = styled.div`
  position: fixed;
  inset: 0 auto auto 0;
  width: 1px;
  height: 1px;
  overflow: hidden;
  opacity: 0;
  pointer-events: none;
`;
const Frame = styled.iframe`
  width: 360px;
  height: 640px;
  border: 0;
`;

/** A view that has no verdict after this time (ms) never gets one. */
const PATIENCE = 60_000;

type HiddenViewsProps = {
  /** Another round loads the views again. */
  round: string;
  running: readonly Run[];
  onVerdict: (src: string, verdict: Verdict) => void;
};

/** Plays scenarios in the real app, out of sight. */
export function HiddenViews({ round, running, onVerdict }: HiddenViewsProps) {
  return (
    <Hidden inert>
      {running.map(({ title, src }) => (
        <HiddenView
          key={`${round} ${src}`}
          title={title}
          src={src}
          onVerdict={(verdict) => onVerdict(src, verdict)}
        />
      ))}
    </Hidden>
  );
}

type HiddenViewProps = { title: string; src: string; onVerdict: (verdict: Verdict) => void };

function HiddenView({ title, src, onVerdict }: HiddenViewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useEffectEvent(onVerdict);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if (isMessage(data, "gallery-preview")) tell(data.verdict);
    };
    addEventListener("message", listen);
    const timer = setTimeout(() => tell({ kind: "broken", message: "It did not end." }), PATIENCE);
    return () => {
      removeEventListener("message", listen);
      clearTimeout(timer);
    };
  }, []);
  return <Frame ref={frame} title={title} src={src} tabIndex={-1} aria-hidden="true" />;
}
