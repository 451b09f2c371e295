import { tell } from "#app/reports/events.ts";

/** What of a release could not be used. */
export type ReleaseProblem = "index" | "list" | "screen" | "texts" | "format" | "path";

/** Reports a problem with released screens; the app goes on with what it had. */
export type Warn = (problem: ReleaseProblem, detail: string) => void;

/** For the deployment that wants reports (they have no detail), and for who listens in the browser. */
export const warn: Warn = (problem, detail) => {
  tell("bank:released", { problem, detail });
};
