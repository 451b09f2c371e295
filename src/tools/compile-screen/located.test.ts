import { assert, constantFrom, jsonValue, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { positionAt, parseJsonFile } from "./json-file.ts";
import { type Located, locate, mergePatch, unlocate } from "./located.ts";
import { offsetInText } from "./text-offset.ts";

function located(path: string, value: unknown): Located {
  const file = { path, text: JSON.stringify(value, null, 2) };
  const { root } = parseJsonFile(file);
  if (!root) throw new Error("no JSON");
  return locate(file, root);
}

/** RFC 7396, word for word. */
function specified(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const result = new Map(Object.entries(isObject(target) ? target : {}));
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) result.delete(name);
    else result.set(name, specified(result.get(name), value));
  }
  return Object.fromEntries(result);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

describe("located JSON", () => {
  test("is merged as RFC 7396 says", () => {
    assert(
      property(jsonValue({ depthSize: "small" }), jsonValue({ depthSize: "small" }), (target, patch) => {
        const merged = mergePatch(located("target.json", target), located("patch.json", patch));
        expect(unlocate(merged).value).toEqual(specified(clean(target), clean(patch)));
      }),
    );
  });

  test("knows for each value in which file it was written", () => {
    const target = located("target.json", { a: { b: 1, c: 2 }, d: 3 });
    const { places } = unlocate(mergePatch(target, located("patch.json", { a: { b: 9 } })));
    const files = ["/a/b", "/a/c", "/d", "/e"].map((pointer) => places.get(pointer)?.file.path);
    expect(files).toEqual(["patch.json", "target.json", "target.json", undefined]);
  });
});

/** As in JSON text, which has no -0. */
function clean(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

test("finds the place of a character in the literal of its text", () => {
  const unit = constantFrom("a", '"', "\\", "\n", "\u0001", "é", "😀", "\ud800", "/");
  assert(
    property(string({ unit }), string({ unit }), (before, after) => {
      const literal = JSON.stringify(`${before}§${after}`);
      return literal[offsetInText(literal, before.length)] === "§";
    }),
  );
});

test("lines and columns are counted from 1, as editors do", () => {
  const file = { path: "a.json", text: '{\n  "a": 1\n}' };
  expect([0, 4, 11].map((offset) => positionAt(file, offset))).toEqual([
    { line: 1, column: 1 },
    { line: 2, column: 3 },
    { line: 3, column: 1 },
  ]);
});
