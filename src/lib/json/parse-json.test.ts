import { expect, test } from "vitest";

import { parseJson } from "./parse-json.ts";

const read = (text: string) => parseJson(JSON.stringify({ name: text })) as { name: string };

test.each([
  ["an override", "ADA \u202eUSUY\u202c OBI", "ADA USUY OBI"],
  ["isolates and marks", "\u2066A\u2069\u200f\u200e\u061c B", "A B"],
  ["invisible characters", "A\u200bD\u2060A\ufeff", "ADA"],
  ["soft hyphens, fillers and tags", "A\u00adD\u3164\u115fA\u{e0041}\u{e007f}", "ADA"],
  ["joiners between Latin letters", "A\u200dD\u200cA", "ADA"],
  ["joiners between letters with dots", "Ọ\u200dlá\u0301\u200cẹ", "Ọlá\u0301ẹ"],
  ["joiners between digits and signs", "12\u200d3₦\u200c4", "123₦4"],
  ["joiners between Cyrillic letters", "А\u200dд\u200cа", "Ада"],
  ["a joiner at the end", "ADA\u200d", "ADA"],
  ["Unicode line and paragraph separators", "A\u2028B\u2029C", "A B C"],
  ["controls", "A\u0000B\u001bC\u0085", "ABC"],
  ["line breaks and tabs stay", "A\n\tB\r\n", "A\n\tB\r\n"],
  ["letters with accents stay", "Ọlábísí Ẹ̀gbẹ́", "Ọlábísí Ẹ̀gbẹ́"],
  ["an emoji made of several stays", "👩\u200d🔧", "👩\u200d🔧"],
  [
    "an emoji of a skin tone, a heart and a flag stays",
    "👩🏽\u200d❤\ufe0f\u200d👨🏿 🏳\ufe0f\u200d🌈",
    "👩🏽\u200d❤\ufe0f\u200d👨🏿 🏳\ufe0f\u200d🌈",
  ],
  ["joiners stay in a name in Devanagari", "श्री क्\u200dष", "श्री क्\u200dष"],
  ["a joiner stays at the end of a name in Malayalam", "അവന്\u200d", "അവന്\u200d"],
  ["a joiner at the end of a name in Arabic, or of an emoji", "علي\u200c 👩\u200d", "علي 👩"],
  ["joiners stay in a script that needs them", "می\u200cخواهم", "می\u200cخواهم"],
])("%s", (_, text, shown) => {
  expect(read(text).name).toBe(shown);
});

test("escapes are cleaned like the characters themselves", () => {
  expect(parseJson(String.raw`["A\u202EB", "\u200b", "\\u202e", "a\bb"]`)).toEqual([
    "AB",
    "",
    String.raw`\u202e`,
    "ab",
  ]);
});

test("everything else is what JSON.parse gives: numbers, null, order, a key that reaches a prototype", () => {
  const json = '{"b":1,"a":[null,true,1.5,{}],"__proto__":{"bad":1},"c":"\u202e"}';
  const value = parseJson(json) as Record<string, unknown>;
  expect(JSON.stringify(value)).toBe(json.replace("\u202e", ""));
  expect(Object.keys(value)).toEqual(["b", "a", "__proto__", "c"]);
  expect(value).not.toHaveProperty("bad");
});

test("throws for a text that is not JSON", () => {
  expect(() => parseJson("\u202e{")).toThrow(SyntaxError);
});
