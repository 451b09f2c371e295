import { describe, expect, test } from "vitest";

import type { Meta } from "#definition/meta.ts";
import metaSchema from "#schemas/meta/screen.schema.json" with { type: "json" };
import { collectParts } from "#tools/compile-screen/parts/collect-parts.ts";
import type { Fields } from "#tools/compile-screen/read/fields.ts";
import { screenFacts } from "#tools/diff/screen-facts.ts";
import { referenceOf } from "#tools/reference/reference.ts";
import { typesOf } from "#tools/reference/types.ts";

import { lateStepKinds } from "./words.ts";

/** Places for a new key, and a screen that has the key there. */
const places: readonly (readonly [string, readonly string[], (value: unknown) => Fields])[] = [
  ["the screen", [], (extra) => ({ extra })],
  ["a source", ["source"], (extra) => ({ sources: { banks: { call: "GET banks", extra } } })],
  ["a form", ["ask"], (extra) => ({ steps: [{ ask: { extra } }] })],
  ["a call", ["callStep"], (extra) => ({ steps: [{ name: "pay", call: "POST pay", money: true, extra }] })],
  ["a wait", ["waitStep"], (extra) => ({ steps: [{ name: "ask", call: "GET a", wait: {}, extra }] })],
  ["a requery", ["requery"], (extra) => ({ steps: [{ name: "pay", call: "POST pay", requery: { extra } }] })],
  ["a button", ["action"], (extra) => ({ steps: [{ ask: { actions: [{ extra }] } }] })],
];

const value: Meta = { $ref: "#/definitions/value" };

/** A key of each role: its description, a value, and what the consumers must find. */
const roles: readonly (readonly [
  string,
  Meta,
  unknown,
  (parts: ReturnType<typeof collectParts>) => unknown,
])[] = [
  ["text", { "x-role": "text", ...value }, "Hello {$user.name}", ({ texts }) => texts.at(-1)?.text],
  ["body", { "x-role": "body", ...value }, { a: "$user.name" }, ({ values }) => values.at(-1)?.value],
  ["value", { ...value }, "$user.name", ({ values }) => values.at(-1)?.value],
  [
    "expression",
    { type: "string", "x-role": "expression" },
    "$user.name",
    ({ expressions }) => expressions.at(-1)?.text,
  ],
  ["list", { ...value, "x-role": "list" }, "$user.cards", ({ expressions }) => expressions.at(-1)?.text],
  [
    "condition",
    { $ref: "#/definitions/condition" },
    { "$user.age": { type: "number" } },
    ({ conditions }) => conditions.at(-1)?.condition,
  ],
  ["effect", { $ref: "#/definitions/effects" }, [{ close: true }], ({ effects }) => [effects.at(-1)?.effect]],
  ["target", { $ref: "#/definitions/callTarget" }, "GET more", ({ targets }) => targets.at(-1)?.text],
  ["call", { $ref: "#/definitions/action" }, { call: "GET more" }, ({ calls }) => calls.at(-1)?.call],
  ["form", { $ref: "#/definitions/ask" }, { submit: "Go" }, ({ asks }) => asks.at(-1)?.ask],
];

/** Our meta-schema with an additional key. */
function withKey(path: readonly string[], key: Meta): Meta {
  const copy = structuredClone(metaSchema) as Meta;
  const [notion] = path;
  const holder = notion === undefined ? copy : copy.definitions![notion]!;
  Object.assign(holder.properties!, {
    extra: { title: "Extra", description: "What is new.", examples: [1], ...key },
  });
  return copy;
}

describe.each(places)("all code that works with screens knows a new key of %s", (_, path, screenWith) => {
  test.each(roles)("%s", (_role, key, written, found) => {
    const format = withKey(path, key);
    const screen = screenWith(written);
    expect(found(collectParts(screen, format)), "compiler and lint").toEqual(written);
    const told = screenFacts(screen, format).map(({ what }) => what);
    const isTold = told.some((what) => what.endsWith("extra") || what.includes("its further buttons"));
    expect(isTold, `diff:screens, of ${told.join("; ")}`).toBe(true);
    expect(referenceOf(format, "A screen file"), "the reference").toContain("| `extra` |");
    expect(typesOf(format), "the types").toMatch(/What is new\. \*\/\n\s*readonly extra\?: /);
  });
});

test("a key with late parts makes each screen that has it load them, unless it is switched off", () => {
  const format = withKey(["ask"], { type: "boolean", "x-late": "views" });
  const needs = (extra: unknown) => [...collectParts({ steps: [{ ask: { extra } }] }, format).late];
  expect(needs(true)).toEqual(["views"]);
  expect(needs(false)).toEqual([]);
  expect(needs(undefined)).toEqual([]);
});

const namesIn = (format: Meta, extra: unknown) =>
  collectParts({ sources: { banks: { call: "GET banks", extra } } }, format).names;

test("a key that names an input is checked, whether its texts or its keys are the names", () => {
  const listed = withKey(["source"], { type: "array", items: { type: "string", "x-names": "input" } });
  const keyed = withKey(["source"], { type: "object", "x-keys": "input" });
  expect(namesIn(listed, ["bank"])).toEqual([
    { kind: "input", word: "bank", pointer: "/sources/banks/extra/0" },
  ]);
  expect(namesIn(keyed, { bank: 1 })).toEqual([
    { kind: "input", word: "bank", pointer: "/sources/banks/extra/bank", atKey: true },
  ]);
});

test.each(lateStepKinds)("a public screen with a step of the kind %s loads the code for it", (kind) => {
  expect([...collectParts({ steps: [{ [kind]: {} }] }).late]).toEqual(["views"]);
});

test.each([
  ...["dialog", "stage", "rows", "table", "limits"].map((key) => [key, ["views"]] as const),
  ["lists", ["lists"]] as const,
])("a public screen with %s loads the code for it: %j", (key, late) => {
  expect([...collectParts({ steps: [{ ask: { [key]: {} } }] }).late]).toEqual(late);
});
