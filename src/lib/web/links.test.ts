import { expect, test } from "vitest";

import { ownPath, safeLink } from "./links.ts";

test.each([
  ["/airtime", { path: "/airtime" }],
  ["/transfer?to=1#top", { path: "/transfer?to=1#top" }],
  [" /x/../airtime ", { path: "/airtime" }],
  ["/a//b", { path: "/a//b" }],
  ["https://offers.example/one", { href: "https://offers.example/one" }],
  ["https://offers.example:8443/one", { href: "https://offers.example:8443/one" }],
])("%s leads there", (text, link) => {
  expect(safeLink(text)).toEqual(link);
});

test.each([
  "http://offers.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "blob:https://own.invalid/1",
  "https://name:word@offers.example",
  "//name@offers.example",
  "http:/airtime",
  "airtime",
  "../airtime",
  "?to=1",
  "",
  "/.//evil.example",
  "/..//evil.example",
  "/x/..//evil.example",
  "/./\\evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.\t//evil.example",
  "/.///evil.example",
])("%o is no link", (text) => {
  expect(safeLink(text)).toBeUndefined();
});

test.each([
  "//offers.example",
  "/\\offers.example",
  "/\t/offers.example",
  "\\\\offers.example",
  "///offers.example",
])("%j leads to another site and is not read as a path", (text) => {
  expect(ownPath(text)).toBeUndefined();
  expect(safeLink(text)).toEqual({ href: "https://offers.example/" });
});
