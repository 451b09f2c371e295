import { useEffect, useEffectEvent, useRef, useState } from "react";
import { styled } from "styled-components";

import type { Catalogue, ShowMessage } from "#gallery/protocol.ts";
import { PICTURE_HEIGHT } from "#gallery/protocol-pictures.ts";
import { hideScrollbar } from "#gallery/shell/looks/hide-scrollbar.ts";
import { useInSight } from "#gallery/shell/looks/use-in-sight.ts";

import { isSameLook, MOST_VIEWS } from "./preview-frames.ts";
import { createTurns } from "./turns.ts";
import { isMessage } from "./view-messages.ts";

/** As wide as the window around it, also where this has less room: the quotient of two lengths, which `calc` has not everywhere. */
const Frame = styled.iframe<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  height: ${PICTURE_HEIGHT}px;
  border: 0;
  transform: scale(tan(atan2(100cqi, ${({ $width }) => $width}px)));
  transform-origin: 0 0;
`;

type Asked = {
  readonly src: string;
  /** How many views the frame has been asked for since it has loaded the app. */
  readonly views: number;
  /** It has reported: before that it would not hear. */
  readonly isThere: boolean;
};

/** All frames share the thread of the page: two at once are there sooner than many, and the page still reacts. */
const turns = createTurns(2);
/** A view that never reports is waited for so long (ms). */
const PATIENCE = 15_000;

export type LiveViewProps = {
  title: string;
  /** Address of the view. */
  src: string;
  /** In CSS pixels, before it is made small. */
  width: number;
  /** With the drafts of the view; without it the view reads it. */
  catalogue?: Catalogue | undefined;
};

/**
 * A view itself, when it is in sight. It loads the app once; another view of the same bank and look is asked for by message. The app of
 * sixteen views takes six seconds and 840 requests.
 */
export function LiveView({ title, src, width, catalogue }: LiveViewProps) {
  const element = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState<string>();
  const asked = useRef<Asked>(undefined);
  /** Ends the turn of this view. */
  const finish = useRef<() => void>(undefined);
  const isInSight = useInSight(element);

  const ask = useEffectEvent(() => {
    const before = asked.current;
    const canShow = before?.isThere && before.views < MOST_VIEWS && isSameLook(before.src, src);
    asked.current = { src, views: canShow ? before.views + 1 : 1, isThere: canShow ?? false };
    if (!canShow) return setLoaded(src);
    const message: ShowMessage = { kind: "gallery-show", path: src, ...(catalogue && { catalogue }) };
    element.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    if (!isInSight || asked.current?.src === src) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = turns.take((done) => {
      finish.current = done;
      timer = setTimeout(done, PATIENCE);
      ask();
    });
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [isInSight, src]);
  // Also out of sight: a view that is left while it loads is there later.
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const isTold = isMessage(data, "gallery-settled") || isMessage(data, "gallery-preview");
      if (!isTold || source !== element.current?.contentWindow || data.view !== asked.current?.src) return;
      asked.current = { ...asked.current, isThere: true };
      finish.current?.();
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);

  return (
    <Frame
      ref={element}
      title={title}
      src={loaded}
      onLoad={hideScrollbar}
      tabIndex={-1}
      aria-hidden="true"
      $width={width}
    />
  );
}
