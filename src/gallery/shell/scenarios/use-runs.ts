import { useState } from "react";

import type { Verdict } from "#gallery/protocol.ts";
import { useRested } from "#gallery/shell/looks/use-rested.ts";

import { runningOf, type Run, type Verdicts } from "./runs.ts";

/** Views that play at the same time: as many as leave room for the preview on two cores. */
const AT_ONCE = 2;
/** Pause (ms) after a change before they play again: the preview comes first. */
const REST = 750;

const NONE: Verdicts = {};

/** The verdicts of some scenarios. Other scenarios, or another round, begin anew; what was under way is dropped. */
export function useRuns(runs: readonly Run[], round = 0) {
  const key = JSON.stringify([round, ...runs.map(({ src }) => src)]);
  const isRested = useRested(key, REST) === key;
  const [kept, setKept] = useState({ key, verdicts: NONE });
  const verdicts = kept.key === key ? kept.verdicts : NONE;
  const note = (src: string, verdict: Verdict) =>
    setKept((now) => ({ key, verdicts: { ...(now.key === key ? now.verdicts : NONE), [src]: verdict } }));
  return { key, verdicts, running: isRested ? runningOf(runs, verdicts, AT_ONCE) : [], note };
}
