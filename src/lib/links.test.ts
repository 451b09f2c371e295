import { expect, test } from "vitest";

import { safeLink } from "./links.ts";

test.each([
  ["/airtime", { path: "/airtime" }],
  ["/transfer?to=1", { path: "/transfer?to=1" }],
  ["https://offers.example/one", { href: "https://offers.example/one" }],
])("%s leads there", (text, link) => {
  expect(safeLink(text)).toEqual(link);
});

test.each([
  "http://offers.example",
  "javascript:alert(1)",
  " javascript:alert(1)",
  "data:text/html,x",
  "https://name:word@offers.example",
  "http:/airtime",
  "airtime",
  "",
])("%o is no link", (text) => {
  expect(safeLink(text)).toBeUndefined();
});

test.each(["//offers.example", "/\\offers.example"])("%s is another site, not a path", (text) => {
  expect(safeLink(text)).toEqual({ href: "https://offers.example/" });
});
