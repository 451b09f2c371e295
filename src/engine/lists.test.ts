import { expect, test } from "vitest";

import { type Member, memberErrors, membersOf, prunedLists, UNKNOWN_RULE, UNUSABLE_NAME } from "./lists.ts";

const plain: Member = {
  name: "it",
  title: "Plate Number",
  kind: "text",
  pattern: "",
  message: "",
  required: false,
  choices: [],
};
const told = (member: Partial<Member>, value?: unknown) =>
  memberErrors([{ ...plain, ...member }], { it: value })[0];

test.each<[Partial<Member>, unknown, string | undefined]>([
  [{}, undefined, undefined],
  [{ required: true }, undefined, "Enter the plate number"],
  [{ required: true, kind: "choice" }, "", "Choose the plate number"],
  [{ kind: "digits" }, "12", undefined],
  [{ kind: "digits" }, "1a", "Check the plate number"],
  [{ kind: "email" }, "ada@bank", "Check the plate number"],
  [{ kind: "date" }, "2026-13-01", "Check the plate number"],
  [{ kind: "choice", choices: [{ value: "C", label: "Car" }] }, "C", undefined],
  [{ kind: "choice", choices: [{ value: "C", label: "Car" }] }, "T", "Check the plate number"],
  [{ pattern: "^[A-Z]{3}$", message: "Three letters" }, "AB", "Three letters"],
])("%j with %j: %s", (member, value, text) => expect(told(member, value)).toBe(text));

const list = { items: "$selected.biller#/fields", name: "$item#/key", title: "$item#/key", kind: "text" };
const ask = { schema: {}, submit: "Pay", validators: {}, secrets: [], names: [], lists: { details: list } };
const scope = (fields: unknown) => ({ selected: { biller: { fields } } });

test("a single object is a list of one, and no value is an empty list", () => {
  expect(membersOf(list, scope({ key: "a" })).map(({ name }) => name)).toEqual(["a"]);
  expect(membersOf(list, scope(undefined))).toEqual([]);
});

test.each([
  ["a rule that can take for ever", { key: "a", pattern: "(a+)+$" }],
  ["a kind that we do not know", { key: "a", type: "colour" }],
])("%s: the field says that nothing can be entered, and no value passes", (_, field) => {
  const members = membersOf({ ...list, kind: "$item#/type", pattern: "$item#/pattern" }, scope([field]));
  expect(members[0]?.unusable).toBe(UNKNOWN_RULE);
  expect(memberErrors(members, { a: "a" })).toEqual([UNKNOWN_RULE]);
  expect(memberErrors(members, {})).toEqual([UNKNOWN_RULE]);
});

test("names that do not distinguish fields: no value passes, and the other fields are not affected", () => {
  const keys = ["a", "b", "a", "", "__proto__", "constructor", "toString"];
  const members = membersOf(list, scope(keys.map((key) => ({ key }))));
  const wrong = [UNUSABLE_NAME, undefined, ...Array.from({ length: 5 }, () => UNUSABLE_NAME)];
  expect(memberErrors(members, {})).toEqual(wrong);
  expect(memberErrors(members, { a: "1", b: "2", constructor: "3" })).toEqual(wrong);
});

test("choices with the same value are one choice, and a choice without a value is left out", () => {
  const choices = { items: "$item#/of", value: "$item#/code", label: "$item#/name" };
  const of = [
    { code: "T", name: "Truck" },
    { code: "", name: "Nothing" },
    { code: "T", name: "Trailer" },
    { code: "C", name: "Car" },
    { code: "C", name: "Car" },
  ];
  const [member] = membersOf({ ...list, kind: "choice", choices }, scope([{ key: "a", of }]));
  expect(member?.choices).toEqual([
    { value: "T", label: "Truck / Trailer" },
    { value: "C", label: "Car" },
  ]);
});

test("a phone number has the tenant's form unless the item has its own", () => {
  const fields = [
    { key: "a", type: "phone" },
    { key: "b", type: "phone", pattern: "^9\\d{3}$" },
  ];
  const settings = { limits: { phone: { pattern: "^0\\d{9}$", message: "Ten digits" } } };
  const phones = { ...list, kind: "$item#/type", pattern: "$item#/pattern" };
  const members = membersOf(phones, { ...scope(fields), settings });
  expect(memberErrors(members, { a: "0241234567", b: "9000" })).toEqual([undefined, undefined]);
  expect(memberErrors(members, { a: "0803", b: "0241234567" })).toEqual(["Ten digits", "Ten digits"]);
});

test("removes values that another item does not ask for, even under a name that every object has", () => {
  const inputs = { details: { a: "1", constructor: "2", b: "3" } };
  expect(prunedLists(ask, inputs, scope([{ key: "a" }]))).toEqual([["details", { a: "1" }]]);
  expect(prunedLists(ask, { details: { a: "1" } }, scope([{ key: "a" }]))).toEqual([]);
});
