import { expect, test } from "vitest";

import { hasTitle } from "./titles.ts";

const table = `const rows = [{ name: "airtime" }];`;
const source = `
  describe("the menu", () => {
    test("it's there", async ({ page }) => {});
    it('says "no"', () => {});
    test.each([["NIN", 11], ["BVN", 11]])("a %s has %i digits", (kind, digits) => {});
    for (const { name } of rows) test(\`\${name}: paid \${pin.length} times\`, () => {});
  });
`;

test.each([
  ["the menu", true],
  ["it's there", true],
  ['says "no"', true],
  ["a NIN has 11 digits", true],
  ["a %s has %i digits", true],
  // Neither the file nor the table next to it contains the word.
  ["a passport has 9 digits", false],
  ["airtime: paid 2 times", true],
  ["data: paid 2 times", false],
  ["it's", false],
])("%j is a title: %s", (title, expected) => {
  expect(hasTitle(title, [source, table])).toBe(expected);
});
