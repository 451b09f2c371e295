import { expect, test } from "vitest";

import { addressOf, entryAt } from "./menu-entry.ts";

const all = { path: "/orders", label: "Orders", icon: "receipt", order: 1 } as const;
const open = { ...all, label: "Open orders", query: "tab=open" };
const other = { path: "/other", label: "Other", icon: "receipt", order: 2 } as const;

test("an entry leads to its page, or to a part of it", () => {
  expect([all, open].map(addressOf)).toEqual(["/orders", "/orders?tab=open"]);
});

test.each([
  ["/orders", "", all],
  ["/orders", "?tab=closed", all],
  ["/orders", "?page=2&tab=open", open],
  ["/other", "?tab=open", other],
  ["/nowhere", "", undefined],
])("at %s%s the customer is at one entry", (pathname, search, expected) => {
  expect(entryAt([all, open, other], { pathname, search })).toBe(expected);
});

test("the only entry of a page is present wherever the customer is on it", () => {
  expect(entryAt([open], { pathname: "/orders", search: "" })).toBe(open);
});
