import { expect, test } from "vitest";

import { type Member, memberErrors, membersOf, prunedLists, UNKNOWN_RULE } from "./lists.ts";

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
  memberErrors([{ ...plain, ...member }], { it: value }).it;

test.each<[Partial<Member>, unknown, string | undefined]>([
  [{}, undefined, undefined],
  [{ required: true }, undefined, "Enter the plate number"],
  [{ required: true, kind: "choice" }, "", "Choose the plate number"],
  [{ kind: "digits" }, "12", undefined],
  [{ kind: "digits" }, "1a", "Check the plate number"],
  [{ kind: "email" }, "ada@bank", "Check the plate number"],
  [{ kind: "phone" }, "08031234567", undefined],
  [{ kind: "phone" }, "0803", "Check the plate number"],
  [{ kind: "date" }, "2026-13-01", "Check the plate number"],
  [{ kind: "choice", choices: [{ value: "C", label: "Car" }] }, "C", undefined],
  [{ kind: "choice", choices: [{ value: "C", label: "Car" }] }, "T", "Check the plate number"],
  [{ pattern: "^[A-Z]{3}$", message: "Three letters" }, "AB", "Three letters"],
  [{ pattern: "(a+)+$" }, "a", UNKNOWN_RULE],
  [{ kind: undefined }, "a", UNKNOWN_RULE],
])("%j with %j: %s", (member, value, text) => expect(told(member, value)).toBe(text));

const list = { items: "$selected.biller#/fields", name: "$item#/key", title: "$item#/key", kind: "text" };
const ask = { schema: {}, submit: "Pay", validators: {}, secrets: [], lists: { details: list } };
const scope = (fields: unknown) => ({ selected: { biller: { fields } } });

test("a lone object is a list of one, and nothing is none", () => {
  expect(membersOf(list, scope({ key: "a" })).map(({ name }) => name)).toEqual(["a"]);
  expect(membersOf(list, scope(undefined))).toEqual([]);
});

test("what another item does not ask for is taken out, even by a name that every object has", () => {
  const inputs = { details: { a: "1", constructor: "2", b: "3" } };
  expect(prunedLists(ask, inputs, scope([{ key: "a" }]))).toEqual([["details", { a: "1" }]]);
  expect(prunedLists(ask, { details: { a: "1" } }, scope([{ key: "a" }]))).toEqual([]);
});
