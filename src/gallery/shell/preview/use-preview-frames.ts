import { useEffect, useEffectEvent, useRef, useState } from "react";

import type { Verdict } from "#gallery/protocol.ts";

import {
  type Frames,
  isSame,
  nextStep,
  NO_FRAMES,
  type Wanted,
  withArrived,
  withAsked,
  withLoaded,
  withShown,
} from "./preview-frames.ts";

/** A view that never reports is shown after this time (ms). */
const PATIENCE = 15_000;
/** So long (ms) a frame that is busy with an earlier view is waited for: to load the app takes about as long. */
const WAIT = 500;

type PreviewFrames = {
  readonly wanted: Wanted;
  /** A second frame waits for the next view. */
  readonly isReady: boolean;
  readonly onVerdict: (verdict: Verdict) => void;
};

/** The frames of a preview, and which one is shown. */
export function usePreviewFrames({ wanted, isReady, onVerdict }: PreviewFrames) {
  const [frames, setFrames] = useState<Frames>(NO_FRAMES);
  const [late, setLate] = useState<string>();
  const seen = useRef<Window>(undefined);
  const key = `${wanted.round} ${wanted.src}`;

  const step = nextStep(frames, wanted, { isImpatient: late === key, isReady });
  if (step.kind === "load") setFrames(withLoaded(frames, wanted));
  if (step.kind === "show") setFrames(withAsked(frames, step.id, wanted));

  const { all, shown } = frames;
  const here = all.find(({ id }) => id === shown);
  const isThere = here !== undefined && isSame(here.wanted, wanted);
  const isWaitedFor = step.kind === "wait";
  useEffect(() => {
    if (!isWaitedFor) return undefined;
    const timer = setTimeout(() => setLate(key), WAIT);
    return () => clearTimeout(timer);
  }, [isWaitedFor, key]);

  const giveUp = useEffectEvent((of: string) => {
    const frame = all.find((one) => isSame(one.wanted, wanted));
    if (frame && of === key) setFrames((now) => withShown(now, frame.id, wanted));
  });
  useEffect(() => {
    const timer = setTimeout(() => giveUp(key), PATIENCE);
    return () => clearTimeout(timer);
  }, [key]);

  const verdict = isThere ? here.verdict : undefined;
  useEffect(() => {
    if (verdict) onVerdict(verdict);
  }, [verdict, onVerdict]);

  const arrived = (id: number, frame: Window, view: string, told?: Verdict) => {
    const asked = all.find((one) => one.id === id)?.wanted;
    // What is no longer wanted is not shown: nobody has scrolled it.
    const isNew = !isThere && asked?.src === view && isSame(asked, wanted);
    if (isNew) keepScroll(seen.current, frame);
    if (isNew || id === shown) seen.current = frame;
    setFrames((now) => withArrived(now, { id, view, ...(told && { verdict: told }) }, wanted));
  };
  return { frames: all, shown, isWaiting: !isThere, arrived };
}

/** Who edits what is far down keeps looking at it. */
function keepScroll(before: Window | undefined, after: Window): void {
  if (before && before.location?.pathname === after.location.pathname)
    after.scrollTo(before.scrollX, before.scrollY);
}
