import { type CSSProperties, useEffect, useEffectEvent, useRef } from "react";
import { styled } from "styled-components";

import type { Catalogue, PickedMessage, PickMessage, ShowMessage, Verdict } from "#gallery/protocol.ts";
import { hideScrollbar } from "#gallery/shell/looks/hide-scrollbar.ts";

import type { PreviewFrame } from "./preview-frames.ts";
import { isMessage } from "./view-messages.ts";

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

const HIDDEN = { "data-waiting": true, "aria-hidden": true, tabIndex: -1 } as const;

type ViewFrameProps = {
  frame: PreviewFrame;
  /** The frame's name for screen readers. */
  title: string;
  style: CSSProperties;
  /** With the drafts of what the preview is to show; undefined when it is not known. */
  catalogue: Catalogue | undefined;
  isHidden: boolean;
  isPicking: boolean;
  /** Called with the address of what can be looked at, and again with its verdict. */
  onArrived: (frame: Window, view: string, verdict?: Verdict) => void;
  onPicked: (picked: PickedMessage) => void;
};

/** One frame of a preview. It loads once; every other view it is asked for by message. */
export function ViewFrame(props: ViewFrameProps) {
  const { frame, title, style, isHidden, isPicking, catalogue, onArrived, onPicked } = props;
  const element = useRef<HTMLIFrameElement>(null);
  const { views, wanted } = frame;

  const isPicked = isPicking && !isHidden;
  const tellPicking = useEffectEvent((on: boolean) => {
    const message: PickMessage = { kind: "gallery-pick", on };
    element.current?.contentWindow?.postMessage(message, location.origin);
  });
  const hear = useEffectEvent(({ origin, source, data }: MessageEvent<unknown>) => {
    const own = element.current?.contentWindow;
    if (origin !== location.origin || !own || source !== own) return;
    if (isMessage(data, "gallery-picked")) onPicked(data);
    if (isMessage(data, "gallery-settled")) onArrived(own, data.view);
    if (isMessage(data, "gallery-preview")) onArrived(own, data.view, data.verdict);
    // A frame that is shown because it took too long could not hear it before.
    if (isMessage(data, "gallery-settled")) tellPicking(isPicked);
  });
  useEffect(() => {
    const listen = (event: MessageEvent<unknown>) => hear(event);
    addEventListener("message", listen);
    return () => removeEventListener("message", listen);
  }, []);

  const show = useEffectEvent((path: string) => {
    const message: ShowMessage = { kind: "gallery-show", path, ...(catalogue && { catalogue }) };
    element.current?.contentWindow?.postMessage(message, location.origin);
  });
  useEffect(() => {
    if (views > 1) show(wanted.src);
  }, [views, wanted.src]);
  // A frame that comes into sight must be told again.
  useEffect(() => tellPicking(isPicked), [isPicked]);

  return (
    <Frame
      ref={element}
      title={title}
      src={frame.loaded}
      style={style}
      onLoad={hideScrollbar}
      {...(isHidden && HIDDEN)}
    />
  );
}
