import type { Verdict } from "#gallery/protocol.ts";
import { viewOf } from "#gallery/states.ts";

/** What a preview is to show. */
export type Wanted = {
  /** Address of the view. */
  readonly src: string;
  /** Another number loads the same address anew. */
  readonly round: number;
};

/** One of at most two frames: the one that is shown, and the one in which the next view is made. */
export type PreviewFrame = {
  readonly id: number;
  /** The address that it was loaded with. It stays, because another address would load the app again. */
  readonly loaded: string;
  readonly wanted: Wanted;
  /** How many views it has been asked for, one after another. */
  readonly views: number;
  /** The result of what is wanted; undefined until it has come to rest. */
  readonly verdict?: Verdict;
};

export type Frames = {
  readonly all: readonly PreviewFrame[];
  /** Id of the frame that is shown; undefined until the first one can be looked at. */
  readonly shown?: number;
};

export type Step =
  | { readonly kind: "none" }
  /** The frame that is not shown is still busy with an earlier view. */
  | { readonly kind: "wait" }
  /** That frame shows the view without loading the app again. */
  | { readonly kind: "show"; readonly id: number }
  | { readonly kind: "load" };

/** Views that a frame shows before the app is loaded again: each leaves a little memory behind. */
export const MOST_VIEWS = 40;

export const NO_FRAMES: Frames = { all: [] };

/**
 * What must be done so that a view is shown.
 *
 * @param isImpatient a busy frame is not waited for
 * @param isReady whether a second frame waits for the next view, so that it is there sooner
 */
export function nextStep(
  { all, shown }: Frames,
  wanted: Wanted,
  { isImpatient, isReady }: { readonly isImpatient: boolean; readonly isReady: boolean },
): Step {
  const here = all.find(({ id }) => id === shown);
  const other = all.find(({ id }) => id !== shown);
  if (here && isSame(here.wanted, wanted))
    return isReady && here.verdict && !other ? { kind: "load" } : { kind: "none" };
  if (other && isSame(other.wanted, wanted)) return { kind: "none" };
  if (!other || !canShow(other, wanted)) return { kind: "load" };
  if (other.verdict) return { kind: "show", id: other.id };
  return { kind: isImpatient ? "load" : "wait" };
}

/** A new frame takes the place of the one that is not shown. */
export function withLoaded(frames: Frames, wanted: Wanted): Frames {
  const { all, shown } = frames;
  const id = Math.max(0, ...all.map((one) => one.id)) + 1;
  const frame = { id, loaded: wanted.src, wanted, views: 1 };
  return { ...frames, all: [...all.filter((one) => one.id === shown), frame] };
}

/** A frame was asked for another view. */
export function withAsked(frames: Frames, asked: number, wanted: Wanted): Frames {
  const ask = ({ id, loaded, views }: PreviewFrame) => ({ id, loaded, wanted, views: views + 1 });
  return { ...frames, all: frames.all.map((one) => (one.id === asked ? ask(one) : one)) };
}

type Arrived = { readonly id: number; readonly view: string; readonly verdict?: Verdict };

/** A frame shows the view at this address, which can be looked at; with a verdict it has come to rest. */
export function withArrived(frames: Frames, { id, view, verdict }: Arrived, wanted: Wanted): Frames {
  if (frames.all.find((one) => one.id === id)?.wanted.src !== view) return frames;
  const all = frames.all.map((one) => (one.id === id && verdict ? { ...one, verdict } : one));
  return withShown({ ...frames, all }, id, wanted);
}

/** Shows a frame if it has what is wanted and the one that is shown has not. */
export function withShown(frames: Frames, id: number, wanted: Wanted): Frames {
  const [here, frame] = [frames.shown, id].map((one) => frames.all.find((other) => other.id === one));
  const isThere = here !== undefined && isSame(here.wanted, wanted);
  if (!frame || !isSame(frame.wanted, wanted) || isThere) return frames;
  return { ...frames, shown: id };
}

export function isSame(one: Wanted, other: Wanted): boolean {
  return one.src === other.src && one.round === other.round;
}

/** Whether the app that a frame has loaded can show a view: it is of the same subject, bank and look. */
function canShow({ wanted: before, views }: PreviewFrame, wanted: Wanted): boolean {
  return before.round === wanted.round && views < MOST_VIEWS && isSameLook(before.src, wanted.src);
}

/** Whether two views are of the same subject, bank and look. */
export function isSameLook(one: string, other: string): boolean {
  return lookOf(one) === lookOf(other);
}

function lookOf(src: string): string {
  const { pathname, search } = new URL(src, "http://here");
  const { subject, tenant, scheme, language } = viewOf({ pathname, search }) ?? {};
  return JSON.stringify([subject, tenant, scheme, language]);
}
