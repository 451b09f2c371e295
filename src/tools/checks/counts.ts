/** Numbers of passed and failed tests. */
export type Counts = { readonly passed: number; readonly failed: number };

export const noTests: Counts = { passed: 0, failed: 0 };

type VitestReport = { readonly numPassedTests: number; readonly numFailedTests: number };
type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
};

/** The counts in a JSON report. A flaky test, which passed only when it was repeated, counts as failed. */
export function readCounts(kind: "vitest" | "playwright", json: string): Counts {
  if (kind === "vitest") {
    const report = JSON.parse(json) as VitestReport;
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  }
  const { stats } = JSON.parse(json) as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/**
 * The sum over all steps. A failed step without a failed test (lint, a file that does not load) counts as one failure.
 */
export function sumCounts(results: readonly { readonly ok: boolean; readonly counts: Counts }[]): Counts {
  return results.reduce(
    (sum, { ok, counts }) => ({
      passed: sum.passed + counts.passed,
      failed: sum.failed + (ok ? 0 : Math.max(1, counts.failed)),
    }),
    noTests,
  );
}
