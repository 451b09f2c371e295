import type { Verdict } from "#gallery/protocol.ts";

/** How a view is followed while it opens. */
export type Opened = {
  /** Whether another view has taken its place. */
  readonly isOver: () => boolean;
  /** Called a little before it is at rest: all is there, and has not changed for a moment. */
  readonly onSettled: (verdict: Verdict) => void;
};
