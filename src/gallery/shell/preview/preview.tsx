import { useEffect, useState } from "react";
import { styled } from "styled-components";

import type { Catalogue, PickedMessage, Verdict } from "#gallery/protocol.ts";
import { Spinner } from "#ui/progress/spinner.tsx";
import { useRoom } from "#gallery/shell/looks/use-room.ts";

import { usePreviewFrames } from "./use-preview-frames.ts";
import { ViewFrame } from "./view-frame.tsx";

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
const Waiting = styled.div`
  position: absolute;
  top: var(--space-3);
  right: var(--space-3);
  padding: var(--space-2);
  border-radius: 50%;
  background: var(--color-surface);
  box-shadow: var(--shadow-1);
`;

/** Milliseconds before it is said that a view is loading. Most are there by then, and what moves takes time from them. */
const LATE = 500;

export type PreviewProps = {
  /** The frame's name for screen readers. */
  title: string;
  /** Address of the view. */
  src: string;
  /** A new number reloads the same address. */
  round: number;
  /** Width of the frame in CSS pixels. The frame is scaled down if there is less space. */
  width: number;
  /** With the drafts of that view; without it the view reads it. */
  catalogue?: Catalogue | undefined;
  /** A second frame waits for the next view, so that an edit is seen sooner. */
  isReady?: boolean;
  onVerdict: (verdict: Verdict) => void;
  /** A click chooses what was clicked. */
  isPicking: boolean;
  onPicked: (picked: PickedMessage) => void;
};

/**
 * A view at exactly its width. The old view stays until the new one can be looked at, so that nothing flickers. The new
 * one is made in a second frame, which shows one view after another without loading the app again.
 */
export function Preview(props: PreviewProps) {
  const { title, src, round, width, catalogue, isReady = false, onVerdict, isPicking, onPicked } = props;
  const { ref, room } = useRoom<HTMLDivElement>();
  const wanted = { src, round };
  const { frames, shown, isWaiting, arrived } = usePreviewFrames({ wanted, isReady, onVerdict });
  const scale = Math.min(1, room.width / width);
  const size = { width, height: room.height / scale, transform: `scale(${scale})` };
  return (
    <Room ref={ref}>
      {room.width > 0 && (
        <Sheet style={{ width: width * scale, height: "100%" }}>
          {frames.map((frame) => (
            <ViewFrame
              key={frame.id}
              frame={frame}
              title={title}
              style={size}
              catalogue={catalogue}
              isHidden={shown !== undefined && frame.id !== shown}
              isPicking={isPicking}
              onArrived={(...told) => arrived(frame.id, ...told)}
              onPicked={onPicked}
            />
          ))}
          {isWaiting && <LateSpinner />}
        </Sheet>
      )}
    </Room>
  );
}

function LateSpinner() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <Waiting>
      <Spinner label="Loading" />
    </Waiting>
  );
}
