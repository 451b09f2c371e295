import { readdirSync, readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { formatJson, printJson } from "./format-json.ts";

const files = ["schemas", "tenants", "tests/billers"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${name}`),
);

test("formatting leaves every JSON file of the repository as it is", () => {
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
    what: "an object that was written over several lines",
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

test("a value is written in the same form, without undefined keys", () => {
  const text = '{\n  "a": [{ "b": "}" }],\n  "c": []\n}\n';
  expect(printJson({ a: [{ b: "}" }], none: undefined, c: [] })).toBe(text);
  expect(printJson({})).toBe("{}\n");
});

test("gives undefined for a text that is not JSON", () => {
  expect(formatJson('{ "a": ')).toBeUndefined();
});
