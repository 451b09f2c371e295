import { expect, test } from "vitest";

import { fullyDecoded, onlyGoesDown } from "./path-segments.ts";

test.each([
  "banks",
  "a/b/c",
  "a..b/c.d",
  "a/...",
  "banks/",
  "a%2Fb",
  "INV%2F2026%2F",
  "100%25",
  "%7E",
  "a;x=1/b..;c",
  "",
])("%j only goes down", (path) => {
  expect(onlyGoesDown(path)).toBe(true);
});

test.each([
  "..",
  "a/./b",
  "a/..",
  "/a",
  "a//b",
  "%2e%2e/pay",
  "a/.%2E/b",
  "zoo%2f..%2fpay",
  "zoo%5C..%5Cpay",
  "a%2F%2Fb",
  "a/%252e%252e",
  "a/%25252e%25252E/b",
  "a/%25%32%65./b",
  "a/..;x=1/pay",
  "zoo%2F..%3B%2Fpay",
  "a/;x/b",
])("%j may lead out of its folder", (path) => {
  expect(onlyGoesDown(path)).toBe(false);
});

test("keeps percent signs that encode no ASCII character", () => {
  expect(fullyDecoded("%41%2541/%C3%A9/%zz/%")).toBe("AA/%C3%A9/%zz/%");
});
