import type { Verdict } from "#gallery/protocol.ts";
import { statesOf, type GalleryState, type Subject } from "#gallery/states.ts";

/** A scenario that is to be played. */
export type Run = {
  readonly title: string;
  /** Address of its view. */
  readonly src: string;
  /** Where it is shown with what it expects. */
  readonly to: string;
};

/** Verdicts by the address of the view. */
export type Verdicts = { readonly [src: string]: Verdict };

export type Tally = {
  readonly total: number;
  readonly played: number;
  readonly passed: number;
};

/** The scenarios of a screen, as states; each is played to its end. */
export function scenariosOf(subject: Pick<Subject, "screen">): GalleryState[] {
  return statesOf(subject).filter(({ play }) => play.kind === "scenario" && play.until === undefined);
}

/** The runs that are on: the first ones without a verdict, so many at a time. */
export function runningOf(runs: readonly Run[], verdicts: Verdicts, most: number): Run[] {
  return runs.filter(({ src }) => !(src in verdicts)).slice(0, most);
}

export function tallyOf(runs: readonly Run[], verdicts: Verdicts): Tally {
  const found = runs.flatMap(({ src }) => verdicts[src] ?? []);
  return {
    total: runs.length,
    played: found.length,
    passed: found.filter(({ kind }) => kind === "passed").length,
  };
}

/** `7 of 8 pass`; while some are still played, how many have been. */
export function tellTally({ total, played, passed }: Tally): string {
  if (total === 0) return "No scenarios";
  if (played < total) return `${played} of ${total} played`;
  return passed === total ? `All ${total} pass` : `${passed} of ${total} pass`;
}

export function isOver({ total, played }: Tally): boolean {
  return played === total;
}
