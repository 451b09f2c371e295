import * as fc from "fast-check";
import { describe, expect, it } from "vitest";

import { placesOf } from "./money-form.ts";
import { currencyAt, formatWholeAmount, typedDigits, typedMinor } from "./money-field.ts";
import {
  formatAmount,
  formatMoney,
  formatTyped,
  formatWholeMoney,
  majorText,
  toMajor,
  toMinor,
} from "./money.ts";
import { formatSigned } from "./signed-money.ts";

/** Every kind of mark: point, comma, spaces, apostrophe, Arabic, Persian, Bengali and Burmese digits, groups of two. */
const LOCALES =
  "en-US en-NG en-GH en-ZA en-IN ha-NG yo-NG ig-NG sw-KE am-ET fr-FR fr-SN fr-CI fr-CM fr-TN pt-CV pt-MZ de-DE de-AT de-CH es-CL it-CH sv-SE pl-PL ar-EG ar-AE ar-MA fa-IR he-IL hi-IN bn-BD ne-NP my-MM ja-JP";
/** With 0, 2 and 3 decimals; the last ones where `Intl` says 0. */
const CURRENCIES =
  "XOF XAF JPY RWF GNF NGN GHS KES ZAR EUR CHF USD INR EGP CVE ETB ILS SEK TND KWD BHD LYD PKR IDR COP IQD";

const forms = fc.record({
  locale: fc.constantFrom(...LOCALES.split(" ")),
  currency: fc.constantFrom(...CURRENCIES.split(" ")),
});
/** Up to a million million major units, more than any account holds. */
const minors = fc.oneof(
  fc.integer({ min: -2_000_000, max: 2_000_000 }),
  fc.integer({ min: 1 - 1e15, max: 1e15 - 1 }),
);

describe("in any currency and country", () => {
  it("what is shown, typed, pasted and sent is the same amount", () => {
    fc.assert(
      fc.property(minors, forms, (minor, form) => {
        const shown = [formatAmount, formatMoney, formatWholeAmount, formatWholeMoney];
        for (const show of shown) expect(typedMinor(show(minor, form), form)).toBe(minor);
        expect(typedMinor(formatSigned(minor, form, false), form)).toBe(minor);
        expect(typedMinor(` ${majorAsTyped(minor, form)} `, form)).toBe(minor);
        expect(typedMinor(formatTyped(minor, form), form)).toBe(minor);
        const digits = typedDigits(formatWholeAmount(Math.abs(minor), form), form);
        expect(typedMinor(digits, form)).toBe(Math.abs(minor));
        expect(toMinor(majorText(minor, form), form)).toBe(minor);
        expect(toMinor(toMajor(minor, form), form)).toBe(minor);
      }),
      { numRuns: 1500 },
    );
  });
});

/** Digits and the decimal mark alone, on a usual keyboard. */
function majorAsTyped(minor: number, form: { locale: string; currency: string }): string {
  const mark = /[.,$\u066B]/.exec(formatAmount(1, { ...form }))?.[0] ?? ".";
  return majorText(minor, form).replace(".", placesOf(form) > 0 ? mark : ".");
}

it.each([
  ["PKR", 2],
  ["IDR", 2],
  ["COP", 2],
  ["HUF", 2],
  ["RSD", 2],
  ["MGA", 2],
  ["LBP", 2],
  ["YER", 2],
  ["SLE", 2],
  ["IQD", 3],
  ["KWD", 3],
  ["UGX", 0],
  ["XAF", 0],
  ["CLF", 4],
])("%s has %i decimals, as ISO 4217 says, in any browser", (currency, places) => {
  expect(placesOf({ currency })).toBe(places);
});

it("an amount has decimals where browsers would not write them", () => {
  const rupees = { locale: "en-PK", currency: "PKR" };
  expect(toMinor("1500.50", rupees)).toBe(150_050);
  expect(typedMinor("1500.50", rupees)).toBe(150_050);
  expect(formatAmount(150_050, rupees)).toBe("1,500.50");
  expect(formatWholeAmount(150_000, rupees)).toBe("1,500");
});

it("has the currency where the country has it", () => {
  expect(currencyAt({ locale: "de-DE", currency: "GHS" })).toEqual({ end: "₵" });
  expect(currencyAt({ locale: "en-NG", currency: "NGN" })).toEqual({ start: "₦" });
  // A mark of the writing's direction stands before it.
  expect(currencyAt({ locale: "fa-IR", currency: "IRR" })).toHaveProperty("start");
});
