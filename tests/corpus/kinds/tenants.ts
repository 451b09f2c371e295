import { addProperty, type Kind, meant, replaceKey, replaceValue } from "#tests/corpus/mistake.ts";
import { misspell } from "#tests/corpus/misspell.ts";

const FONTS = new Set(["system", "humanist", "geometric", "rounded", "serif", "slab"]);

/** Name, count, pointer, invalid values, and a part of the expected message. */
const WRONG: readonly (readonly [string, number, RegExp, readonly unknown[], string])[] = [
  [
    "an invalid colour",
    8,
    /^\/theme\/(?:brand|accent)$/,
    ["blue", "#12f", "rgb(1,2,3)", "#12345g"],
    "expected a colour such as #0b5fff",
  ],
  ["a radius out of range", 4, /^\/theme\/radius$/, [25, -1, "12px"], "expected a number from 0 to 24"],
  ["a flag that is not true or false", 4, /^\/flags\/\w+\/.+$/, ["off", 0, null], "expected true or false"],
  ["invalid quick amounts", 6, /^\/quickAmounts\/\w+$/, ["100,200", [50.5], [100, 100], [0]], "expected a"],
  [
    "an invalid e-mail address",
    3,
    /^\/support\/email$/,
    ["help at bank", "help@bank"],
    "expected an e-mail address",
  ],
  ["too many idle minutes", 2, /^\/security\/idleMinutes$/, [6, 30], "expected a whole number from 1 to 5"],
  ["an invalid locale", 2, /^\/locale$/, ["english", "EN_ng"], "expected a language tag"],
  ["an invalid USSD code", 2, /^\/ussd\/verify$/, ["347", "*347"], "expected a code such as *123#"],
];

const ADDED: readonly (readonly [string, number, RegExp, string, unknown, string])[] = [
  [
    "a logo over http",
    4,
    /^$/,
    "brand",
    { logo: "http://bank.example/logo.svg" },
    "expected an https address or a path",
  ],
  [
    "a logo that runs code",
    4,
    /^$/,
    "brand",
    { logo: "javascript:alert(1)" },
    "expected an https address or a path",
  ],
  ["an invalid currency", 3, /^$/, "currency", "naira", "expected a currency code such as NGN"],
  ["a language that does not exist", 3, /^$/, "languages", ["fre"], 'there is no language "fre"'],
  ["a language twice", 3, /^$/, "languages", ["en", "fr", "en"], 'is "en" again'],
  [
    "an amount that its screen refuses",
    4,
    /^$/,
    "quickAmounts",
    { electricity: [100] },
    "expected 500 naira or more",
  ],
  [
    "a higher limit",
    3,
    /^$/,
    "limits",
    { longestTexts: { description: 150 } },
    "it may only be lowered, so it stays 100",
  ],
  [
    "too many digits of a card number",
    3,
    /^$/,
    "cards",
    { maskLast: 6 },
    "expected a whole number from 0 to 5",
  ],
  [
    "a feature that the company lacks",
    4,
    /^$/,
    "flags",
    { features: { savings: true } },
    "is off for this company",
  ],
  [
    "a key that would change a prototype",
    3,
    /^$/,
    "__proto__",
    { theme: {} },
    '"__proto__" is not allowed as a key',
  ],
];

/** Mistakes in the files of tenants. */
export const tenants: readonly Kind[] = [
  {
    name: "a misspelt key of a tenant",
    count: 16,
    *edits({ spots }, random) {
      for (const spot of spots) {
        if (!spot.property || !/^\/\w+(?:\/\w+)?$/.test(spot.pointer)) continue;
        yield replaceKey(spot, misspell(spot.name, random, new Set()), meant(spot.name));
      }
    },
  },
  {
    name: "a misspelt flag of a tenant",
    count: 5,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => /^\/flags\/\w+\/.+$/.test(pointer))) {
        yield replaceKey(spot, misspell(spot.name, random, new Set()), meant(spot.name));
      }
    },
  },
  {
    name: "a misspelt font",
    count: 4,
    *edits({ spots }, random) {
      for (const spot of spots.filter(({ pointer }) => pointer === "/theme/font")) {
        const font = String(spot.value);
        yield replaceValue(spot, misspell(font, random, FONTS), `one of ${[...FONTS].join(", ")}`);
      }
    },
  },
  ...WRONG.map(([name, count, where, wrong, says]): Kind => ({
    name,
    count,
    *edits({ spots }) {
      for (const spot of spots.filter(({ pointer }) => where.test(pointer))) {
        for (const value of wrong) yield replaceValue(spot, value, says);
      }
    },
  })),
  ...ADDED.map(([name, count, where, key, value, says]): Kind => ({
    name,
    count,
    *edits({ spots }) {
      const taken = spots.some(({ pointer }) => pointer === `/${key}`);
      for (const spot of taken ? [] : spots.filter(({ pointer }) => where.test(pointer))) {
        yield addProperty(spot, key, value, says);
      }
    },
  })),
];
