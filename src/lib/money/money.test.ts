import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { GHANA_IN_GERMAN, NIGERIA } from "#tests/support/regions.ts";

import { formatAmount, formatMoney, formatTyped, majorText, toMajor, toMinor } from "./money.ts";
import { typedMinor } from "./money-field.ts";

/** Up to ten thousand billion naira, more than any account holds. */
const anyKobo = fc.integer({ min: 1 - 1e15, max: 1e15 - 1 });

describe("money", () => {
  it.each<[string | number, number | undefined]>([
    ["1850.00", 185_000],
    ["1,850.5", 185_050],
    ["₦ 50", 5000],
    ["NGN 1 000.01", 100_001],
    ["0.1", 10],
    ["-20", -2000],
    ["-0", 0],
    ["1.230", 123],
    ["1850.0000", 185_000],
    ["12,345,678", 1_234_567_800],
    ["-₦1,850.00", -185_000],
    ["1,50", undefined],
    ["1,8500", undefined],
    ["18500,000", undefined],
    ["1.850,00", undefined],
    ["12,34,567", undefined],
    ["1 50", undefined],
    ["007", 700],
    [50.5, 5050],
    [0.1 + 0.2, 30],
    [1.005, 100],
    ["1.234", undefined],
    ["", undefined],
    [".5", undefined],
    ["5.", undefined],
    ["1e3", undefined],
    ["--5", undefined],
    ["5 apples", undefined],
    ["99999999999999999999", undefined],
    // Up to 15 digits are exact, wherever they stand; of 16 and more some would be rounded.
    ["69999999999999.99", 6_999_999_999_999_999],
    ["90071992547409.90", 9_007_199_254_740_990],
    ["90071992547409.91", undefined],
    ["123456789012345.01", undefined],
    ["123456789012345.60", undefined],
    ["123456789012345.00", 12_345_678_901_234_500],
    ["-999,999,999,999,999", -99_999_999_999_999_900],
    [123_456_789_012_345, 12_345_678_901_234_500],
    [999_999_999_999_999, 99_999_999_999_999_900],
    [123_456_789_012_345.5, undefined],
    ["123456789012345.67", undefined],
    [123_456_789_012_345.67, undefined],
    [1_234_567_890_123_456, undefined],
    [Number.NaN, undefined],
    [Number.POSITIVE_INFINITY, undefined],
    [1e21, undefined],
  ])("%j is %j kobo", (amount, kobo) => {
    expect(toMinor(amount, NIGERIA)).toBe(kobo);
  });

  it.each([
    ["123456789012345.00", "₦123,456,789,012,345.00"],
    [-999_999_999_999_999, "-₦999,999,999,999,999.00"],
    ["90071992547409.90", "₦90,071,992,547,409.90"],
    ["69999999999999.99", "₦69,999,999,999,999.99"],
  ])("%j of a provider is written as %s", (amount, text) => {
    expect(formatMoney(toMinor(amount, NIGERIA)!, NIGERIA)).toBe(text);
  });

  it.each([
    ["1850", 185_000],
    ["1,850", 185_000],
    [" ₦1,850.50 ", 185_050],
    ["1.5", 150],
    ["1.500", undefined],
    ["1.850,00", undefined],
    ["1,850.000", undefined],
    ["1,50", undefined],
    ["123456789012345", undefined],
  ])("typed as %j it is %j kobo; a text that can be read in two ways is refused", (typed, kobo) => {
    expect(typedMinor(typed, NIGERIA)).toBe(kobo);
  });

  it("converts to text, to a number and to the shown form, and back without loss", () => {
    fc.assert(
      fc.property(anyKobo, (kobo) => {
        expect(toMinor(majorText(kobo, NIGERIA), NIGERIA)).toBe(kobo);
        expect(toMinor(formatAmount(kobo, NIGERIA), NIGERIA)).toBe(kobo);
        expect(toMinor(toMajor(kobo, NIGERIA), NIGERIA)).toBe(kobo);
      }),
    );
  });

  it("adds up without the errors of floating point", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 50 }), (amounts) => {
        const total = amounts
          .map((kobo) => toMinor(toMajor(kobo, NIGERIA), NIGERIA)!)
          .reduce((sum, kobo) => sum + kobo, 0);
        expect(toMinor(majorText(total, NIGERIA), NIGERIA)).toBe(
          amounts.reduce((sum, kobo) => sum + kobo, 0),
        );
      }),
    );
  });

  it("is shown with two decimals and separators, in its currency", () => {
    expect(formatAmount(185_000, NIGERIA)).toBe("1,850.00");
    expect(formatAmount(-5, NIGERIA)).toBe("-0.05");
    expect(formatMoney(185_050, NIGERIA)).toBe("₦1,850.50");
    expect(formatMoney(100, { ...NIGERIA, currency: "USD" })).toBe("$1.00");
    expect(majorText(5, NIGERIA)).toBe("0.05");
    expect(majorText(-185_000, NIGERIA)).toBe("-1850.00");
  });
});

describe("an amount in the writing of a country", () => {
  it.each([
    [150_050, NIGERIA, "1500.50"],
    [185_000, NIGERIA, "1850"],
    [150_050, GHANA_IN_GERMAN, "1500,50"],
    [123_456_700, GHANA_IN_GERMAN, "1234567"],
  ])("%s is typed without currency and groups", (minor, form, typed) => {
    expect(formatTyped(minor, form)).toBe(typed);
  });

  it("has nothing left beside it where the currency stands behind", () => {
    expect(formatAmount(150_050, GHANA_IN_GERMAN)).toBe("1.500,50");
  });

  it("has the wallet's own symbol in the place of the currency, and nowhere else", () => {
    expect(formatMoney(150_050, { ...NIGERIA, symbol: "N" })).toBe("N1,500.50");
  });

  it.each(["$50", "50 $", "50 USD", "usd 50"])("%s is read without its currency", (text) => {
    expect(toMinor(text, { ...NIGERIA, currency: "USD" })).toBe(5000);
  });
});
