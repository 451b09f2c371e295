import { expect, test } from "vitest";

import { plainWords } from "./plain-words.ts";

test.each([
  ["Kano Trust Bank", ["kano", "trust", "bank"]],
  ["Ñandú", ["nandu"]],
  ["Société des Eaux Utiles", ["societe", "des", "eaux", "utiles"]],
  ["Numéro de série (2)", ["numero", "de", "serie", "2"]],
  ["ỌJÀ Ẹ̀kọ́", ["oja", "eko"]],
  ["بنك", []],
  ["", []],
])("the plain words of %s", (text, words) => {
  expect(plainWords(text)).toEqual(words);
});
