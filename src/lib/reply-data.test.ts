import { expect, test } from "vitest";

import { dataIn, itemsOf, listIn, saysRefused } from "./reply-data.ts";

const wallets = [{ wallet_number: "1" }];

test.each([
  ["the body", wallets],
  ["data", { status: true, data: wallets }],
  ["data.data", { data: { data: wallets } }],
  ["data.data.data", { data: { data: { data: wallets } } }],
])("a list is found in %s", (_, body) => {
  expect(listIn(body)).toEqual(wallets);
});

test.each([
  ["data", { data: { account_name: "ADA" } }],
  ["data.data", { data: { data: { account_name: "ADA" } } }],
  ["the body", { account_name: "ADA" }],
  ["data, next to another data", { data: { account_name: "ADA", data: { other: 1 } } }],
])("a member is found in %s", (_, body) => {
  expect(dataIn(body, "/account_name")).toBe("ADA");
});

test("the innermost data counts first: the body's own status is not the payment's status", () => {
  const body = { status: true, data: { data: { status: { label: "Pending" } } } };
  expect(dataIn(body, "/status")).toEqual({ label: "Pending" });
  expect(dataIn(body, "/status/label")).toBe("Pending");
});

test("null is an answer, a missing key is not", () => {
  expect(dataIn({ data: { label: null } }, "/label")).toBeNull();
  expect(dataIn({ data: { data: {} } }, "/label")).toBeUndefined();
});

test.each([
  [undefined],
  [null],
  [""],
  [{}],
  [{ status: true, message: "None" }],
  [{ status: true, data: null }],
  [{ data: {} }],
  [{ data: { data: [] } }],
  [{ data: { data: null } }],
])("there is no list in %j", (body) => {
  expect(listIn(body)).toEqual([]);
});

test("a list at a pointer may be wrapped once more", () => {
  const rows = [{ id: 1 }];
  expect(listIn({ data: { transactions: { data: rows, total: 1 } } }, "/transactions")).toEqual(rows);
  expect(listIn({ data: { transactions: rows } }, "/transactions")).toEqual(rows);
});

test("a single object is a list of one, no value is an empty list", () => {
  expect(itemsOf({ id: 1 })).toEqual([{ id: 1 }]);
  for (const nothing of [undefined, null, "", {}, []]) expect(itemsOf(nothing)).toEqual([]);
});

test("stops looking after a few levels of data", () => {
  const endless: { data?: unknown } = {};
  endless.data = endless;
  expect(dataIn(endless, "/label")).toBeUndefined();
});

test.each([
  [{ status: false, message: "No" }, true],
  [{ status: 0, data: [] }, true],
  [{ status: "false" }, true],
  [{ status: true }, false],
  [{ status: "Pending" }, false],
  [{ data: { status: false } }, false],
  [[false], false],
  ["status: false", false],
  [undefined, false],
])("%j says itself that it was refused: %s", (body, refused) => {
  expect(saysRefused(body)).toBe(refused);
});
