import { expect, test } from "vitest";

import { unknownWord } from "./unknown-word.ts";

const FLAGS = ["display-airtime-menu", "display-data-menu", "display-electricity-menu"];

test.each([
  ["dispaly-data-menu", "display-data-menu"],
  ["display-dta-menu", "display-data-menu"],
  ["displaydata-menu", "display-data-menu"],
  ["display-electricty-men", "display-electricity-menu"],
])("%s was probably meant as %s", (word, meant) => {
  expect(unknownWord("menu flag", word, FLAGS).nearest).toBe(meant);
});

test("a word that only shares its beginning and end with others is none of them", () => {
  expect(unknownWord("menu flag", "display-water-menu", FLAGS)).toEqual({
    message: 'there is no menu flag "display-water-menu"',
    expected: `one of ${FLAGS.join(", ")}`,
  });
  expect(unknownWord("feature flag", "gas-mgt", ["pos-mgt", "vtu-mgt"]).nearest).toBeUndefined();
});
