import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";

import type { PickedMessage, PickMessage, PreviewMessage, Verdict } from "#gallery/protocol.ts";
import { Spinner } from "#ui/spinner.tsx";

import { hideScrollbar } from "./hide-scrollbar.ts";
import { useRoom } from "./use-room.ts";

const Room = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: hidden;
  /* Cuts the frame until it has adapted to a smaller space. */
  clip-path: inset(0);
`;
const Sheet = styled.div`
  position: relative;
  max-width: 100%;
  margin: 0 auto;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--color-surface);
  box-shadow: var(--shadow-2);
`;
const Frame = styled.iframe`
  position: absolute;
  top: 0;
  left: 0;
  border: 0;
  transform-origin: 0 0;
  &[data-waiting] {
    opacity: 0;
    pointer-events: none;
  }
`;
const Waiting = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
  padding: var(--space-2);
  border-radius: 50%;
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
`;

/** A view that never reports rest is shown after this time (ms). */
const PATIENCE = 15_000;

export type PreviewProps = {
  /** The frame's name for screen readers. */
  title: string;
  /** Address of the view. */
  src: string;
  /** A new number reloads the same address. */
  round: number;
  /** Width of the frame in CSS pixels. The frame is scaled down if there is less space. */
  width: number;
  onVerdict: (verdict: Verdict) => void;
  /** A click chooses what was clicked. */
  isPicking: boolean;
  onPicked: (picked: PickedMessage) => void;
};

/** A view at exactly its width. The old view stays until the new one has come to rest, so that nothing flickers. */
export function Preview({ title, src, round, width, onVerdict, isPicking, onPicked }: PreviewProps) {
  const wanted = `${round} ${src}`;
  const [rested, setRested] = useState<{ key: string; src: string }>();
  const { ref, room } = useRoom<HTMLDivElement>();
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const isWaiting = rested?.key !== wanted;

  useEffect(() => {
    const rest = () => setRested({ key: wanted, src });
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== location.origin || !isMessage(data, "gallery-preview")) return;
      if (source !== frames.current.get(wanted)?.contentWindow) return;
      onVerdict(data.verdict);
      rest();
    };
    addEventListener("message", listen);
    const timer = setTimeout(rest, PATIENCE);
    return () => {
      removeEventListener("message", listen);
      clearTimeout(timer);
    };
  }, [wanted, src, onVerdict]);

  const picked = useEffectEvent(onPicked);
  useEffect(() => {
    const listen = ({ origin, source, data }: MessageEvent<unknown>) => {
      const isOurs = [...frames.current.values()].some((frame) => frame.contentWindow === source);
      if (origin === location.origin && isOurs && isMessage(data, "gallery-picked")) picked(data);
    };
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);
  // A new view must be told again.
  useEffect(() => {
    const message: PickMessage = { kind: "gallery-pick", on: isPicking };
    const frame = rested && frames.current.get(rested.key);
    frame?.contentWindow?.postMessage(message, location.origin);
  }, [isPicking, rested]);

  const scale = Math.min(1, room.width / width);
  const size = { width, height: room.height / scale, transform: `scale(${scale})` };
  const shown = [...(rested && isWaiting ? [rested] : []), { key: wanted, src }];
  return (
    <Room ref={ref}>
      {room.width > 0 && (
        <Sheet style={{ width: width * scale, height: "100%" }}>
          {shown.map((frame) => (
            <Frame
              key={frame.key}
              ref={(element) => {
                if (element) frames.current.set(frame.key, element);
                return () => void frames.current.delete(frame.key);
              }}
              title={title}
              src={frame.src}
              style={size}
              onLoad={hideScrollbar}
              {...(rested && frame.key !== rested.key && HIDDEN)}
            />
          ))}
          {isWaiting && (
            <Waiting>
              <Spinner label="Loading" />
            </Waiting>
          )}
        </Sheet>
      )}
    </Room>
  );
}

const HIDDEN = { "data-waiting": true, "aria-hidden": true, tabIndex: -1 } as const;

type Message = PreviewMessage | PickedMessage;

/** Whether a message to this page is one of a view. */
export function isMessage<K extends Message["kind"]>(
  data: unknown,
  kind: K,
): data is Extract<Message, { kind: K }> {
  return typeof data === "object" && data !== null && "kind" in data && data.kind === kind;
}
