import type { Campaign, Plan, Verdict } from "./campaign.ts";

/** A campaign that has been run. */
export type Ran = Plan & {
  readonly name: string;
  readonly goal: Campaign["goal"];
  readonly verdict: Verdict;
  readonly seconds: number;
};

/** What was tried, as a Markdown table; below it the tables of single campaigns. */
export function summary(all: readonly Ran[]): string {
  const rows = all.map(({ name, goal, seed, verdict, seconds }) =>
    [
      name,
      verdict.tried,
      verdict.violations.length,
      seed,
      seconds.toFixed(1),
      goal,
      verdict.figures ?? "",
    ].join(" | "),
  );
  return [
    "| campaign | tried | violations | seed | seconds | must hold | measured |",
    "|---|---|---|---|---|---|---|",
    ...rows.map((row) => `| ${row} |`),
    ...all.flatMap(({ verdict }) => (verdict.table === undefined ? [] : ["", verdict.table])),
  ].join("\n");
}
