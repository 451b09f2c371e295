import type { Verdict } from "#gallery/protocol.ts";
import type { View } from "#gallery/states.ts";

/**
 * How what is shown goes on to another view: a later step of the same scenario. Undefined if it does not, so that the other
 * view has to be shown from its beginning.
 */
export type Onward = (view: View) => ((following: Opened) => Promise<Verdict>) | undefined;

/** How a view is followed while it opens. */
export type Opened = {
  /** Whether another view has taken its place. */
  readonly isOver: () => boolean;
  /** Called a little before it is at rest: all is there, and has not changed for a moment. */
  readonly onSettled: (verdict: Verdict) => void;
  /** Called when it stands at a step, with how it goes on from there. */
  readonly onStopped: (onward: Onward) => void;
};
