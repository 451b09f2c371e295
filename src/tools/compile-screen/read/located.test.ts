import { assert, constantFrom, jsonValue, property, string } from "fast-check";
import { describe, expect, test } from "vitest";
import { positionAt } from "./json-file.ts";
import { type Located, mergePatch, readLocated, unlocate } from "./located.ts";
import { resolveReferences } from "./references.ts";
import { offsetInText } from "./text-offset.ts";

function located(path: string, value: unknown): Located {
  const file = { path, text: JSON.stringify(value, null, 2) };
  const read = readLocated(file);
  if (!read.located) throw new Error("no JSON");
  return read.located;
}

/** JSON without the keys that a file may not have: what becomes of these is no matter of merging. */
const allowed = jsonValue({ depthSize: "small" }).filter(
  (value) => !/__proto__|constructor|prototype/.test(JSON.stringify(value)),
);

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
      property(allowed, allowed, (target, patch) => {
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

describe("a text that the platform's parser reads", () => {
  test("has the value that the careful parser finds", () => {
    assert(
      property(allowed, constantFrom(undefined, 1, "\t"), (value, indent) => {
        const text = JSON.stringify(clean(value), null, indent);
        const { located: read, problems } = readLocated({ path: "a.json", text });
        expect(problems).toEqual([]);
        expect(unlocate(read!).value).toEqual(clean(value));
      }),
    );
  });

  test.each([
    ['{ "a": 1, "a": 1 }', '"a" is in this object twice'],
    ['[{ "a": { "b": 1 }, "a": { "b": 1 } }]', '"a" is in this object twice'],
    ['{ "a": 1, "\\u0061": 1 }', '"a" is in this object twice'],
    ['{ "__proto__": {} }', '"__proto__" is not allowed as a key'],
    ['{ "\\u005f_proto__": {} }', '"__proto__" is not allowed as a key'],
    ['{ "a": 1, }', "no JSON: a comma too much"],
    ['{ "a": 1 } // why', "no JSON: invalid comment token"],
  ])("%s is refused", (text, message) => {
    expect(readLocated({ path: "a.json", text }).problems[0]?.message).toBe(message);
  });

  test.each(['{ "amount": 1.50 }', '{ "a": "\\u00e9" }', '{ "2": 1, "1": 2 }', "-0"])(
    "%s is read, although it would be written in another way",
    (text) => {
      const { located: read, problems } = readLocated({ path: "a.json", text });
      expect(problems).toEqual([]);
      expect(unlocate(read!).value).toEqual(JSON.parse(text));
    },
  );
});

test("a value from a part has its place there, and its key in the file that refers to it", () => {
  const part = '{ "type": "string" }';
  const text = '{ "a": [1, { "b": { "$ref": "./part.json" } }] }';
  const { root } = resolveReferences({ path: "schemas/a.json", text }, () => part);
  const place = unlocate(root!).places.get("/a/1/b");
  expect([place?.file.path, place?.offset]).toEqual(["schemas/part.json", 0]);
  expect([place?.key?.file.path, place?.key?.offset]).toEqual(["schemas/a.json", text.indexOf('"b"')]);
  expect(unlocate(root!).places.get("/a/1")?.key).toBeUndefined();
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
