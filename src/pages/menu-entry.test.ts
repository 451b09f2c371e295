import { expect, test } from "vitest";

import { addressOf, barEntries, entryAt, isOffered, isVisible } from "./menu-entry.ts";

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

test("the only entry of a page is marked wherever the customer is on that page", () => {
  expect(entryAt([open], { pathname: "/orders", search: "" })).toBe(open);
});

const menu = ["display-till-menu"];
const till = {
  path: "/till",
  label: "Till",
  icon: "receipt",
  order: 3,
  flags: { menu, feature: "till-mgt" },
} as const;
const optional = { ...till, flags: { ...till.flags, optional: true } } as const;
const on = { menu: { "display-till-menu": true }, features: { "till-mgt": true } };
const silent = { menu: {}, features: {} };

test("an entry needs one of its menu flags and its feature", () => {
  expect([on, silent, { ...on, features: {} }].map((flags) => isVisible(till, flags))).toEqual([
    true,
    false,
    false,
  ]);
});

test("an optional flag can hide an entry and its address, and a missing one hides neither", () => {
  const off = { ...silent, features: { "till-mgt": false } };
  const hidden = { ...silent, menu: { "display-till-menu": false } };
  const seen = [on, silent, off, hidden].map((flags) => [
    isVisible(optional, flags),
    isOffered("/till", [optional], flags),
  ]);
  expect(seen).toEqual([
    [true, true],
    [true, true],
    [false, false],
    [false, false],
  ]);
});

test("an address below that of an entry belongs to it, in capitals and with a slash too", () => {
  const off = { ...silent, features: { "till-mgt": false } };
  const isOpen = (pathname: string) => isOffered(pathname, [till], off);
  expect(["/till", "/TILL", "/till/", "/till/receipt"].map(isOpen)).toEqual([false, false, false, false]);
  expect(["/tills", "/", "/my/till"].map(isOpen)).toEqual([true, true, true]);
});

test("the bar has the first four of its entries that the flags allow, in its own order", () => {
  const inBar = (path: string, order: number) => ({ ...all, path, bar: { order } });
  const closed = { ...till, bar: { order: 1 } };
  const entries = [
    inBar("/e", 50),
    all,
    closed,
    inBar("/b", 20),
    inBar("/d", 40),
    inBar("/a", 10),
    inBar("/c", 30),
  ];
  expect(barEntries(entries, silent).map(({ path }) => path)).toEqual(["/a", "/b", "/c", "/d"]);
  expect(barEntries(entries, on).map(({ path }) => path)).toEqual(["/till", "/a", "/b", "/c"]);
});
