import { expect, test } from "vitest";

import { reportLines } from "./policy-reports.ts";

/** What no line may have: a token, a name, a number, what somebody typed. */
const canaries = ["CANARY", "ada", "0801234", "secret"];

const older = {
  "document-uri": "https://bank.example/loan/0801234?reference=CANARY",
  "effective-directive": "img-src",
  "blocked-uri": "https://evil.example/ada/CANARY.png?to=0801234",
  "source-file": "https://bank.example/assets/index-1a2b.js?CANARY",
  "script-sample": "secret",
  referrer: "https://bank.example/?CANARY",
};
const newer = {
  documentURL: "https://bank.example/airtime?company=CANARY",
  effectiveDirective: "require-trusted-types-for",
  blockedURL: "trusted-types-sink",
  sourceFile: "https://other.example/CANARY.js",
  sample: "secret",
};

test("a report in the older form is one line: directive, origin, page, file", () => {
  expect(reportLines({ "csp-report": older })).toEqual([
    "img-src refused https://evil.example on /loan, in /assets/index-1a2b.js",
  ]);
});

test("reports in the newer form are a line each; other kinds of reports are none", () => {
  const reports = [
    { type: "csp-violation", body: newer },
    { type: "deprecation", body: { message: "CANARY" } },
  ];
  expect(reportLines(reports)).toEqual([
    "require-trusted-types-for refused trusted-types-sink on /airtime, in https://other.example",
  ]);
});

test.each([
  ["a page that is no name", { ...older, "document-uri": "https://bank.example/ada@CANARY" }],
  ["a page that is no address", { ...older, "document-uri": "CANARY" }],
  ["a directive that is none", { ...older, "effective-directive": "CANARY secret" }],
  ["a picture in the address", { ...older, "blocked-uri": "data:image/png,CANARY" }],
  ["a number instead of a text", { ...older, "blocked-uri": 801_234, "source-file": { ada: "secret" } }],
  ["lines in a word", { ...older, "blocked-uri": "inline\nsecret" }],
])("%s leaves no value in the line", (_, report) => {
  const lines = reportLines({ "csp-report": report });
  expect(lines).toHaveLength(1);
  expect(canaries.filter((canary) => lines[0]!.includes(canary))).toEqual([]);
  expect(lines[0]).not.toContain("\n");
});

test.each([null, "text", 7, {}, [], [null, 1, {}], { "csp-report": "CANARY" }])("%j has no line", (body) => {
  expect(reportLines(body)).toEqual([]);
});

test("one body has at most 20 lines", () => {
  const reports = Array.from({ length: 50 }, () => ({ type: "csp-violation", body: newer }));
  expect(reportLines(reports)).toHaveLength(20);
});
