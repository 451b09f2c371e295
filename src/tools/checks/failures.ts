import { stripVTControlCharacters } from "node:util";

/** A test that failed: where it is, and the beginning of what it said. */
export type Failure = { readonly test: string; readonly message: string };

/** Longer messages hold a whole page. The step's own output has the rest. */
const longest = 12;

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    /** Why the file could not be loaded. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
};
type PlaywrightSuite = {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
};
type PlaywrightReport = { readonly suites: readonly PlaywrightSuite[] };

/** The failed tests in a JSON report, a flaky one among them. */
export function readFailures(kind: "vitest" | "playwright", json: string): readonly Failure[] {
  return kind === "vitest"
    ? vitestFailures(JSON.parse(json) as VitestReport)
    : (JSON.parse(json) as PlaywrightReport).suites.flatMap(playwrightFailures);
}

function vitestFailures({ testResults }: VitestReport): readonly Failure[] {
  return testResults.flatMap((file) => [
    ...(file.message ? [{ test: file.name, message: beginning(file.message) }] : []),
    ...file.assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        test: `${file.name} › ${fullName}`,
        message: beginning(failureMessages?.join("\n") ?? ""),
      })),
  ]);
}

function playwrightFailures({ suites = [], specs = [] }: PlaywrightSuite): readonly Failure[] {
  const own = specs.flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => ({
        test: `${file}:${line} › ${title}`,
        message: beginning(results.find(({ error }) => error)?.error?.message ?? ""),
      })),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

function beginning(message: string): string {
  return stripVTControlCharacters(message).split("\n").slice(0, longest).join("\n");
}
