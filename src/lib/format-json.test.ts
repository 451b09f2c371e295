import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { formatJson, printJson } from "./format-json.ts";

const files = ["schemas", "tenants", "tests/billers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`),
);

test("every file of the repository is as the formatter has left it", () => {
  expect(files.length).toBeGreaterThan(50);
  const changed = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return formatJson(text) !== text;
  });
  expect(changed).toEqual([]);
});

test.each([
  { what: "spaces", text: '{"a":1,"b":[true,null]}', formatted: '{ "a": 1, "b": [true, null] }\n' },
  {
    what: "an object that was spread",
    text: '{\n"a":{"b":"\\u20a6"}}',
    formatted: '{\n  "a": { "b": "\\u20a6" }\n}\n',
  },
  {
    what: "a list of objects",
    text: '[{"a":1,"b":2},{"a":1,"b":2}]',
    formatted: '[\n  { "a": 1, "b": 2 },\n  { "a": 1, "b": 2 }\n]\n',
  },
  {
    what: "empty ones",
    text: '{\n  "a": { },\n\n\n"b": [ ] }',
    formatted: '{\n  "a": {},\n\n  "b": []\n}\n',
  },
])("$what", ({ text, formatted }) => {
  expect(formatJson(text)).toBe(formatted);
  expect(formatJson(formatted)).toBe(formatted);
});

test("a value is written in the same form, without what is undefined", () => {
  const text = '{\n  "a": [{ "b": "}" }],\n  "c": []\n}\n';
  expect(printJson({ a: [{ b: "}" }], none: undefined, c: [] })).toBe(text);
  expect(printJson({})).toBe("{}\n");
});

test("what is no JSON stays as it is", () => {
  expect(formatJson('{ "a": ')).toBeUndefined();
});
