import { expect, test } from "vitest";

import { readCounts, sumCounts } from "./counts.ts";

test("vitest's report", () => {
  expect(readCounts("vitest", '{"numPassedTests":7,"numFailedTests":2}')).toEqual({ passed: 7, failed: 2 });
});

test("Playwright's report: a test that passed only when tried again counts as failed", () => {
  const report = '{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":0}}';
  expect(readCounts("playwright", report)).toEqual({ passed: 5, failed: 2 });
});

test("a failed step counts its failed tests, and as one when it has none", () => {
  const results = [
    { ok: true, counts: { passed: 10, failed: 0 } },
    { ok: false, counts: { passed: 3, failed: 2 } },
    { ok: false, counts: { passed: 0, failed: 0 } },
  ];
  expect(sumCounts(results)).toEqual({ passed: 13, failed: 3 });
});
