import * as fc from "fast-check";
import { expect, test } from "vitest";

import { GHANA_IN_GERMAN, KUWAIT, NIGERIA, SENEGAL } from "#tests/support/regions.ts";

import { nationalNumber } from "./phone.ts";

test.each([
  ["+234 803 123 4567", NIGERIA, "08031234567"],
  ["00234 0803-123-4567", NIGERIA, "08031234567"],
  ["803 123 4567", NIGERIA, "08031234567"],
  ["(0803) 123.4567", NIGERIA, "08031234567"],
  ["\u{202A}+234\u{A0}(0)\u{A0}803\u{2011}123\u{2011}4567\u{202C}", NIGERIA, "08031234567"],
  ["0803 123 4567", NIGERIA, "08031234567"],
  ["+233 24 123 4567", NIGERIA, "233241234567"],
  ["+233 24 123 4567", GHANA_IN_GERMAN, "0241234567"],
  ["00233 (0) 24 123 4567", GHANA_IN_GERMAN, "0241234567"],
  ["24 123 4567", GHANA_IN_GERMAN, "0241234567"],
  ["+221 77 123 45 67", SENEGAL, "771234567"],
  ["77 123 45 67", SENEGAL, "771234567"],
  ["+965 5000 1234", KUWAIT, "50001234"],
  ["\u200F+٩٦٥ ٥٠٠٠ ١٢٣٤", KUWAIT, "50001234"],
  ["ada", NIGERIA, ""],
])("%s", (typed, { phoneNumbers }, national) => {
  expect(nationalNumber(typed, phoneNumbers)).toBe(national);
});

test("a number in national form stays as it is", () => {
  const { phoneNumbers } = NIGERIA;
  fc.assert(
    fc.property(fc.stringMatching(/^0[789]\d{9}$/), (number) => {
      expect(nationalNumber(number, phoneNumbers)).toBe(number);
      expect(nationalNumber(`+234${number.slice(1)}`, phoneNumbers)).toBe(number);
    }),
  );
});

/** As it was before other countries. */
function nigerian(text: string): string {
  const number = text.replaceAll(/\D/g, "").replace(/^00234/, "234");
  if (/^2340?\d{10}$/.test(number)) return `0${number.slice(-10)}`;
  return /^[789]\d{9}$/.test(number) ? `0${number}` : number;
}

test("in Nigeria every text is read as it was before other countries", () => {
  const anyNumber = fc.stringMatching(/^\+?(?:00)?(?:234)?0?\d{0,11}$/);
  fc.assert(
    fc.property(anyNumber, (text) => {
      expect(nationalNumber(text, NIGERIA.phoneNumbers)).toBe(nigerian(text));
    }),
    { numRuns: 2000 },
  );
});
