import { expect, test } from "vitest";

import { parseJson } from "./parse-json.ts";

const read = (text: string) => parseJson(JSON.stringify({ name: text })) as { name: string };

test.each([
  ["an override", "ADA \u202eUSUY\u202c OBI", "ADA USUY OBI"],
  ["isolates and marks", "\u2066A\u2069\u200f\u200e\u061c B", "A B"],
  ["what is not seen", "A\u200bD\u2060A\ufeff", "ADA"],
  ["joiners between Latin letters", "A\u200dD\u200cA", "ADA"],
  ["a joiner at the end", "ADA\u200d", "ADA"],
  ["ends of lines of other programs", "A\u2028B\u2029C", "A B C"],
  ["controls", "A\u0000B\u001bC\u0085", "ABC"],
  ["line breaks and tabs stay", "A\n\tB\r\n", "A\n\tB\r\n"],
  ["letters with marks stay", "Ọlábísí Ẹ̀gbẹ́", "Ọlábísí Ẹ̀gbẹ́"],
  ["a picture of several stays", "👩\u200d🔧", "👩\u200d🔧"],
  ["a script that needs them keeps them", "می\u200cخواهم", "می\u200cخواهم"],
])("%s", (_, text, shown) => {
  expect(read(text).name).toBe(shown);
});

test("escapes are found as the characters are", () => {
  expect(parseJson(String.raw`["A\u202EB", "\u200b", "\\u202e", "a\bb"]`)).toEqual([
    "AB",
    "",
    String.raw`\u202e`,
    "ab",
  ]);
});

test("all else is as JSON has it: numbers, null, order, a key that reaches a prototype", () => {
  const json = '{"b":1,"a":[null,true,1.5,{}],"__proto__":{"bad":1},"c":"\u202e"}';
  const value = parseJson(json) as Record<string, unknown>;
  expect(JSON.stringify(value)).toBe(json.replace("\u202e", ""));
  expect(Object.keys(value)).toEqual(["b", "a", "__proto__", "c"]);
  expect(value).not.toHaveProperty("bad");
});

test("what is no JSON is an error", () => {
  expect(() => parseJson("\u202e{")).toThrow(SyntaxError);
});
