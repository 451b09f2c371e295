import { readdirSync, readFileSync } from "node:fs";

import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { addJsonItem, moveJson, removeJson, setJson } from "./edit-json.ts";
import { readPointer, toPointer } from "./pointer.ts";

const order = () => ["brand", "accent", "radius", "font"];
const TENANT = '{\n  "theme": { "brand": "#0b2a5b", "radius": 4 },\n  "x-own": 1.50\n}\n';

describe("a value", () => {
  test("is replaced, and nothing else", () => {
    expect(setJson(TENANT, "/theme/brand", "#ffffff")).toBe(TENANT.replace("#0b2a5b", "#ffffff"));
    expect(setJson(TENANT, "/theme/radius", 4)).toBe(TENANT);
  });

  test("gets the place of its key in the order, after keys that it follows", () => {
    expect(setJson(TENANT, "/theme/accent", "#e4572e", order)).toContain(
      '{ "brand": "#0b2a5b", "accent": "#e4572e", "radius": 4 }',
    );
    expect(setJson(TENANT, "/theme/font", "serif", order)).toContain('"radius": 4, "font": "serif" }');
    const first = setJson(TENANT, "/brand", { name: "Harbour" }, () => ["brand", "theme"]);
    expect(first.split("\n")[1]).toBe('  "brand": { "name": "Harbour" },');
    expect(setJson(TENANT, "/flags/menu/cards", false)).toContain(
      '1.50,\n  "flags": { "menu": { "cards": false } }',
    );
  });

  test("in a text that is not formatted is written as its neighbours are", () => {
    const text = '{\n\t"a": [1,2],\n\t"b": {"c": 1}\n}';
    expect(setJson(text, "/d", 1)).toBe('{\n\t"a": [1,2],\n\t"b": {"c": 1},\n\t"d": 1\n}');
    expect(setJson(text, "/b/d", 1)).toBe('{\n\t"a": [1,2],\n\t"b": {"c": 1, "d": 1}\n}');
  });

  test("is not set in a text that is not JSON", () => {
    expect(setJson('{ "a": ', "/a", 1)).toBe('{ "a": ');
  });
});

test("a removed key takes the objects with it that would be empty, but never the whole", () => {
  expect(removeJson(TENANT, "/theme/radius")).toBe(TENANT.replace(', "radius": 4', ""));
  expect(removeJson(removeJson(TENANT, "/theme/radius"), "/theme/brand")).toBe('{\n  "x-own": 1.50\n}\n');
  expect(removeJson('{ "a": [{ "b": 1 }] }\n', "/a/0/b")).toBe('{ "a": [{}] }\n');
  expect(removeJson('{ "a": 1 }\n', "/a")).toBe("{}\n");
  expect(removeJson(TENANT, "/none")).toBe(TENANT);
});

test("entries move among their siblings, and items are added", () => {
  expect(moveJson(TENANT, "/theme/radius", -1)).toContain('{ "radius": 4, "brand": "#0b2a5b" }');
  expect(moveJson(TENANT, "/theme/radius", 1)).toBe(TENANT);
  expect(addJsonItem('{ "a": [100, 200] }\n', "/a", 50, 0)).toBe('{ "a": [50, 100, 200] }\n');
  expect(addJsonItem('{ "a": [100, 200] }\n', "/a", 500)).toBe('{ "a": [100, 200, 500] }\n');
  expect(removeJson('{ "a": [100, 200] }\n', "/a/1")).toBe('{ "a": [100] }\n');
  expect(removeJson('{ "a": [100] }\n', "/a/0")).toBe('{ "a": [] }\n');
});

const files = ["schemas", "tenants", "tests/billers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !/meta|openapi|languages/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, "utf8")),
);

/** Pointers of all values below the root. */
function pointers(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== "object" || value === null) return [toPointer(path)];
  const inner = Object.entries(value).flatMap(([key, one]) => pointers(one, [...path, key]));
  return path.length === 0 ? inner : [toPointer(path), ...inner];
}

test("any value of any file can be changed, removed and put back, and only that differs", () => {
  fc.assert(
    fc.property(fc.constantFrom(...files), fc.nat(), fc.jsonValue({ maxDepth: 2 }), (text, at, value) => {
      const before = JSON.parse(text) as object;
      const all = pointers(before);
      const pointer = all[at % all.length]!;
      const written = setJson(text, pointer, value);
      expect(readPointer(JSON.parse(written), pointer)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(JSON.parse(setJson(written, pointer, readPointer(before, pointer)))).toEqual(before);
      const without = JSON.parse(removeJson(text, pointer)) as object;
      const isItem = Array.isArray(readPointer(before, pointer.slice(0, pointer.lastIndexOf("/"))));
      expect(isItem || readPointer(without, pointer) === undefined).toBe(true);
      // Lines outside of the edited one stay as they are, in their order.
      const kept = new Set(text.split("\n"));
      const same = written.split("\n").filter((line) => kept.has(line)).length;
      const changed = JSON.stringify(readPointer(before, pointer), null, 1).split("\n").length;
      expect(same).toBeGreaterThanOrEqual(text.split("\n").length - changed - pointer.split("/").length - 1);
    }),
    { numRuns: 40 },
  );
});
