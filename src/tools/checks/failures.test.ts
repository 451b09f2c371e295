import { expect, test } from "vitest";

import { readFailures } from "./failures.ts";

test("vitest's failed tests, and a file that could not be loaded", () => {
  const report = {
    testResults: [
      {
        name: "src/sum.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "failed", fullName: "two kobo", failureMessages: ["\u001B[31mexpected 2\u001B[39m"] },
        ],
      },
      { name: "src/broken.test.ts", message: "Cannot find module", assertionResults: [] },
    ],
  };
  expect(readFailures("vitest", JSON.stringify(report))).toEqual([
    { test: "src/sum.test.ts › two kobo", message: "expected 2" },
    { test: "src/broken.test.ts", message: "Cannot find module" },
  ]);
});

const spec = (title: string, status: string, message: string) => ({
  title,
  file: "pay.spec.ts",
  line: 7,
  tests: [{ status, results: [{ error: { message } }, {}] }],
});

test("Playwright's failed and flaky tests, in suites within suites, with the first lines of what they said", () => {
  const report = {
    suites: [
      {
        title: "pay.spec.ts",
        specs: [spec("pays once", "expected", "")],
        suites: [
          {
            title: "offline",
            specs: [spec("waits", "unexpected", "late\n".repeat(40)), spec("says so", "flaky", "no")],
          },
        ],
      },
    ],
  };
  expect(readFailures("playwright", JSON.stringify(report))).toEqual([
    { test: "pay.spec.ts:7 › waits", message: Array(12).fill("late").join("\n") },
    { test: "pay.spec.ts:7 › says so", message: "no" },
  ]);
});
