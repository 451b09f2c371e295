import type { Verdict } from "./play.ts";
import type { Subject } from "./subjects.ts";
import type { Trial } from "./trial.ts";
import type { Provider } from "#sandbox/literal/provider.ts";

/** One payment of the campaign. */
export type Played = Provider & {
  readonly subject: Subject;
  readonly trial: Trial;
  readonly verdict: Verdict;
};

/** The figures of a campaign as a Markdown table, and each violation with everything needed to repeat it. */
export function tally(all: readonly Played[]) {
  const names = [...new Set(all.map(({ trial }) => trial.name))];
  const rows = names.map((name) => [name, all.filter(({ trial }) => trial.name === name)] as const);
  return {
    table: [
      "| trial | provider | payments | violations | made | of these final in 10 s | not made | of these pending |",
      "|---|---|---|---|---|---|---|---|",
      ...[...rows, ["**all**", all] as const].flatMap(([name, played]) =>
        (["usual", "literal"] as const).map((provider) =>
          row(
            name,
            provider,
            played.filter((one) => one.provider === provider),
          ),
        ),
      ),
    ].join("\n"),
    violations: all.flatMap(violationsOf),
  };
}

function row(name: string, provider: string, played: readonly Played[]): string {
  const made = played.filter(({ verdict }) => verdict.isMade);
  const others = played.filter(({ verdict }) => !verdict.isMade);
  const cells = [
    name,
    provider,
    played.length,
    played.flatMap(violationsOf).length,
    made.length,
    made.filter(({ verdict }) => verdict.isFinal).length,
    others.length,
    others.filter(({ verdict }) => !verdict.isFinal).length,
  ];
  return `| ${cells.join(" | ")} |`;
}

function violationsOf({ seed, provider, subject, trial, verdict }: Played): string[] {
  return verdict.violations.map(
    (text) => `seed ${seed}, ${provider}, ${subject.screen}: ${text}. ${JSON.stringify(trial)}`,
  );
}
