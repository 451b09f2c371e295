import { describe, expect, it } from "vitest";

import { asSentence, editDistance, nearest } from "./text.ts";

describe("the nearest word", () => {
  const words = ["succeeded", "failed", "pending"];

  it.each([
    ["suceeded", "succeeded"],
    ["Failed", "failed"],
    ["pendign", "pending"],
    ["faild", "failed"],
    ["banana", undefined],
    ["", undefined],
  ])("%j → %j", (word, expected) => {
    expect(nearest(word, words)).toBe(expected);
  });

  it("counts two swapped letters as one error", () => {
    expect(editDistance("tyep", "type")).toBe(1);
    expect(nearest("tyep", ["then", "type"])).toBe("type");
  });

  it("counts inserted, deleted and replaced letters", () => {
    expect(editDistance("kitten", "sitting")).toBe(3);
    expect(editDistance("", "abc")).toBe(3);
    expect(editDistance("same", "same")).toBe(0);
  });
});

it.each([
  ["Airtime sent", "Airtime sent."],
  ["Done.", "Done."],
  ["Is it there?", "Is it there?"],
  ["Ọ̀nà ìsanwó", "Ọ̀nà ìsanwó."],
  ["", ""],
])("%j as a sentence is %j", (text, sentence) => {
  expect(asSentence(text)).toBe(sentence);
});
