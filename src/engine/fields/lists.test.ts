import { expect, test } from "vitest";

import { words } from "#engine/words.ts";

import { memberErrors } from "./list-errors.ts";
import { isHidden, type Member, membersOf } from "./lists.ts";

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
  expect(members[0]?.unusable).toBe(words.unknownRule);
  expect(memberErrors(members, { a: "a" })).toEqual([words.unknownRule]);
  expect(memberErrors(members, {})).toEqual([words.unknownRule]);
});

test("names that do not distinguish fields: no value passes, and the other fields are not affected", () => {
  const keys = ["a", "b", "a", "", "__proto__", "constructor", "toString"];
  const members = membersOf(list, scope(keys.map((key) => ({ key }))));
  const wrong = [words.unusableName, undefined, ...Array.from({ length: 5 }, () => words.unusableName)];
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

const tickets = {
  items: "$selected.biller#/fields",
  when: [{ of: "$item#/open", test: (value: unknown) => value !== false }],
  name: "$item#/key",
  title: "$item#/key",
  kind: "$item#/type",
  value: "$item#/value",
  readOnly: "$item#/fixed",
  hidden: "$item#/inner",
  required: "$item#/needed",
  minimum: "$item#/least",
  maximum: "$item#/left",
};

test("an item for which the condition does not hold is no field", () => {
  const fields = [
    { key: "a", type: "text", open: false },
    { key: "b", type: "text" },
  ];
  expect(membersOf(tickets, scope(fields)).map(({ name }) => name)).toEqual(["b"]);
});

test.each<[object, unknown, string | undefined]>([
  [{}, 2, undefined],
  [{}, undefined, undefined],
  [{}, "2", "Enter a whole number"],
  [{}, 1.5, "Enter a whole number"],
  [{}, -1, "Enter 0 or more"],
  [{ least: 2 }, 1, "Enter 2 or more"],
  [{ left: "3" }, 4, "Enter 3 or less"],
  [{ left: 0 }, 1, "Enter 0 or less"],
  [{ needed: true }, undefined, "Enter how many"],
])("a quantity with %j that is %j: %s", (field, value, text) => {
  const members = membersOf(tickets, scope([{ key: "a", type: "quantity", ...field }]));
  expect(memberErrors(members, { a: value })).toEqual([text]);
});

test("what the customer cannot change needs a value if it is required, and is shown when it has none", () => {
  const fields = ["fixed", "inner"].flatMap((key) => [
    { key: `${key} without`, type: "quantity", needed: true, [key]: true },
    { key: `${key} with`, type: "quantity", needed: true, [key]: true, value: 1 },
  ]);
  const members = membersOf(tickets, scope(fields));
  expect(memberErrors(members, {})).toEqual([words.noValue, undefined, words.noValue, undefined]);
  expect(members.map(isHidden)).toEqual([false, false, false, true]);
});
