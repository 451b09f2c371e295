import { expect, test } from "vitest";

import { isOwnPath } from "./session-control.ts";

test.each(["/", "/airtime", "/airtime?network=mtn#top", "/a/..//b"])("%s is a path of ours", (path) => {
  expect(isOwnPath(path)).toBe(true);
});

test.each([
  "",
  "airtime",
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "javascript:alert(1)",
  "/\t/evil.example",
])("%j is not", (path) => {
  expect(isOwnPath(path)).toBe(false);
});
