import { expect, test } from "vitest";

import plugin from "./rooms.mjs";

const rooms = { engine: ["values", "state", "screen"], "pages/history": ["read", "rows"] };

/** What the rule says about one import in a file. */
function messages(filename: string, source: string, more: object = {}): string[] {
  const told: string[] = [];
  const visitors = plugin.rules["one-way"].create({
    filename: `/project/src/${filename}`,
    options: [rooms],
    report: ({ message }) => void told.push(message),
  });
  visitors.ImportDeclaration?.({ type: "ImportDeclaration", source: { value: source }, ...more });
  return told;
}

test("a room takes no code from a later one, and is told where from it may", () => {
  expect(messages("engine/state/position.ts", "#engine/screen/late.ts")).toEqual([
    "engine/state takes code only from rooms before it: values. screen comes later. Move the file, or what it takes.",
  ]);
  expect(messages("engine/values/value.ts", "#engine/state/position.ts")).toEqual([
    "engine/values is the first room and takes code from no other. state comes later. Move the file, or what it takes.",
  ]);
});

test("it takes code from rooms before its own, from itself, from files beside the rooms and from other folders", () => {
  for (const source of [
    "#engine/values/value.ts",
    "#engine/words.ts",
    "./depth.ts",
    "#lib/money/money.ts",
    "react",
  ])
    expect(messages("engine/state/position.ts", source)).toEqual([]);
});

test("a folder within a folder has rooms too", () => {
  expect(messages("pages/history/read/row.ts", "#pages/history/rows/row-mark.tsx")).toHaveLength(1);
  for (const source of ["#pages/history/read/row.ts", "#pages/words.ts", "#pages/history/words.ts"])
    expect(messages("pages/history/rows/row-mark.tsx", source)).toEqual([]);
});

test("types may come from any room", () => {
  const source = "#engine/screen/late.ts";
  expect(messages("engine/state/position.ts", source, { importKind: "type" })).toEqual([]);
  const inline = [{ importKind: "type" }, { importKind: "type" }];
  expect(messages("engine/state/position.ts", source, { specifiers: inline })).toEqual([]);
  const mixed = [{ importKind: "type" }, { importKind: "value" }];
  expect(messages("engine/state/position.ts", source, { specifiers: mixed })).toHaveLength(1);
});

test("tests, files beside the rooms and folders without an order take everything", () => {
  for (const file of ["engine/values/value.test.ts", "engine/environment.ts", "pages/account/account.tsx"])
    expect(messages(file, "#engine/screen/late.ts")).toEqual([]);
});
