import { describe, expect, it } from "vitest";

import { NIGERIA, SENEGAL } from "#tests/support/regions.ts";
import { transformNames } from "#tools/meta-schema/words.ts";

import { lateTransforms } from "./late-transforms.ts";
import type { Transforms } from "./transforms.ts";
import { textTransformsAtHand } from "./at-hand.ts";

const transforms: Transforms = { ...textTransformsAtHand, ...lateTransforms };

const networks = {
  mtn: { prefixes: ["0803", "07025"] },
  glo: { prefixes: ["0805", "0702"] },
  odd: { prefixes: "0801" },
  none: null,
};

const nameValues = [
  { name: "Meter", value: "01" },
  { name: "Token", value: "1234" },
];

const examples: readonly (readonly [name: string, value: unknown, argument: unknown, expected: unknown])[] = [
  ["amount", "1850.00", undefined, "1,850.00"],
  ["amount", 50.5, undefined, "50.50"],
  ["amount", "free", undefined, undefined],
  ["amount", { a: 1 }, undefined, undefined],
  ["date", "2026-04-02", undefined, "Apr 2, 2026"],
  ["date", "2026-13-02", undefined, undefined],
  ["date", "soon", undefined, undefined],
  ["date", 5, undefined, undefined],
  ["day", "soon", undefined, undefined],
  ["letters", "Ọlá-Olúwa D'Souza 3", undefined, "OlaOluwaDSouza"],
  ["letters", "-", undefined, ""],
  ["joined", ["Mon", null, "", "Wed", 5], undefined, "Mon, Wed and 5"],
  ["joined", ["Mon"], undefined, "Mon"],
  ["joined", [], undefined, ""],
  ["joined", "Mon", undefined, undefined],
  ["divided-by", "100.00", 3, 33.34],
  ["divided-by", 12, "3", 4],
  ["divided-by", 1, 2.5, 0.4],
  ["divided-by", 100, 0, undefined],
  ["divided-by", 100, "three", undefined],
  ["less-percent", "19.99", 10, 17.99],
  ["less-percent", 1_000_000.1, "12.5", 875_000.09],
  ["less-percent", 50, 0, 50],
  ["less-percent", 50, 100, 0],
  ["less-percent", 50, "half", undefined],
  ["round-up", 33_333.333_333_333_336, undefined, 33_334],
  ["round-up", "33,333.0001", undefined, 33_334],
  ["round-up", 300.000_000_000_000_06, undefined, 300],
  ["round-up", "₦ 1,200.00", undefined, 1200],
  ["round-up", "soon", undefined, undefined],
  ["rate", 1520.3456, undefined, "₦1,520.3456"],
  ["rate", "1500.50000", undefined, "₦1,500.50"],
  ["rate", "1,500", undefined, "₦1,500.00"],
  ["rate", "soon", undefined, undefined],
  ["rate", { a: 1 }, undefined, undefined],
  ["times", "1,250,000.01", "1520.3456", 1_900_432_015.2],
  ["times", -10, 0.33335, -3.33],
  ["times", "19.99", 3, 59.97],
  ["times", 1_234_567.89, "1.5", 1_851_851.84],
  ["times", 0.1, 3, 0.3],
  ["times", 10, undefined, undefined],
  ["times", 10, "many", undefined],
  ["digits", "+234 (0) 803-1", undefined, "23408031"],
  ["digits", true, undefined, ""],
  ["find-prefix", "08031234567", networks, "mtn"],
  ["find-prefix", "07025123456", networks, "mtn"],
  ["find-prefix", "07021234567", networks, "glo"],
  ["find-prefix", "08011234567", networks, undefined],
  ["find-prefix", "08031234567", undefined, undefined],
  ["find-prefix", 803, networks, undefined],
  ["sentence", "No way", undefined, "No way."],
  ["sentence", "Try later.", undefined, "Try later."],
  ["iso-day", "01/05/1990", undefined, "1990-05-01"],
  ["iso-day", "01-May-90", undefined, undefined],
  ["group", "12345678901", undefined, "1234 5678 901"],
  ["group", "123456", 3, "123 456"],
  ["group", "123456", 0, "1234 56"],
  ["group", "", undefined, ""],
  ["kobo", "1,850.5", undefined, 185_050],
  ["kobo", 50, undefined, 5000],
  ["kobo", "1.234", undefined, undefined],
  ["lower", "ADA Ünal", undefined, "ada ünal"],
  ["mask", "1234567890", undefined, "••••••7890"],
  ["mask", "1234567890", 2, "••••••••90"],
  ["mask", "1234567890", "all", "••••••7890"],
  ["mask", "123", undefined, "123"],
  ["money", "1850", undefined, "₦1,850.00"],
  ["money", 20, "USD", "$20.00"],
  ["naira", 5050, undefined, 50.5],
  ["naira", 1, undefined, 0.01],
  ["naira", "5050", undefined, undefined],
  ["naira", 50.5, undefined, undefined],
  ["naira", Number.NaN, undefined, undefined],
  ["number", " 12.50 ", undefined, 12.5],
  ["number", "1e3", undefined, undefined],
  ["number", "", undefined, undefined],
  ["number", 7, undefined, 7],
  ["phone", "+234 803 123 4567", undefined, "08031234567"],
  ["phone", "+234 0803 123 4567", undefined, "08031234567"],
  ["phone", "00234-803-123-4567", undefined, "08031234567"],
  ["phone", "8031234567", undefined, "08031234567"],
  ["phone", "08031234567", undefined, "08031234567"],
  ["phone", "0803", undefined, "0803"],
  ["decimal", 100, undefined, "100.00"],
  ["decimal", "1,850.5", undefined, "1850.50"],
  ["decimal", "ten", undefined, undefined],
  ["count", ["a", "b"], undefined, 2],
  ["count", "ab", undefined, undefined],
  [
    "numbered",
    [{ a: 1 }, { a: 1, number: 7 }, "b"],
    undefined,
    [{ a: 1, number: 1 }, { a: 1, number: 2 }, { number: 3 }],
  ],
  ["numbered", { a: 1 }, undefined, undefined],
  ["row", nameValues, { name: "Token" }, "1234"],
  ["row", { name: "Token", value: "1" }, { name: "Token" }, "1"],
  ["row", [{ k: "Units", v: "9.5" }], { name: "Units", key: "k", value: "v" }, "9.5"],
  ["row", nameValues, { name: "Units" }, undefined],
  ["row", "Token", { name: "Token" }, undefined],
  ["rows", { plate: "ABC", year: "" }, undefined, [{ name: "plate", value: "ABC" }]],
  ["rows", { plate: "ABC" }, { key: "k", value: "v" }, [{ k: "plate", v: "ABC" }]],
  ["rows", ["ABC"], undefined, undefined],
  ["from-zone", "2026-11-20 23:30", "UTC", "2026-11-20T23:30:00.000Z"],
  ["from-zone", "2026-07-20 09:00", "America/New_York", "2026-07-20T13:00:00.000Z"],
  ["from-zone", "2026-11-20T23:30:00+01:00", "UTC", "2026-11-20T22:30:00.000Z"],
  ["from-zone", "2026-11-20", "UTC", "2026-11-20"],
  ["from-zone", "soon", "UTC", undefined],
  ["stamp", "2026-11-20T23:30:05Z", "YYYYMMDDHHmm", "202611210030"],
  ["stamp", "2026-11-20T23:30:05Z", { pattern: "YYYY-MM-DD ss", timeZone: "UTC" }, "2026-11-20 05"],
  ["stamp", "yesterday", "YYYY", undefined],
  ["strip-prefix", "NGN100", "NGN", "100"],
  ["strip-prefix", "100", "NGN", "100"],
  ["strip-prefix", "100", undefined, "100"],
  ["sum", 0.1, "0.2", 0.3],
  ["sum", "1850.00", 10, 1860],
  ["sum", 10, undefined, undefined],
  ["sum", "ten", 1, undefined],
  ["total", ["1500.10", 0.2, "0.30"], undefined, 1500.6],
  ["total", [], undefined, 0],
  ["total", ["1500.10", null], undefined, undefined],
  ["total", "1500.10", undefined, undefined],
  ["take", "Adaeze", 3, "Ada"],
  ["take", "Ada", undefined, "A"],
  ["take", "20261120-7KQ4M2ZX", -8, "7KQ4M2ZX"],
  ["trim", "  Ada ", undefined, "Ada"],
  ["upper", "mtn", undefined, "MTN"],
];

describe("transforms", () => {
  it("are the ones that screens may name, no more and no less", () => {
    expect(Object.keys(transforms).toSorted()).toEqual([...transformNames].toSorted());
  });

  it("each have an example here", () => {
    expect(new Set([...examples.map(([name]) => name), "random-digit"])).toEqual(new Set(transformNames));
  });

  it.each(examples)("%s of %j with %j is %j", (name, value, argument, expected) => {
    expect(transforms[name]!(value, argument, { region: NIGERIA })).toEqual(expected);
  });

  it("day counts from the present moment, where the bank is", () => {
    const beforeMidnight = Date.parse("2028-02-28T23:30:00Z");
    expect(transforms.day!(0, undefined, { now: beforeMidnight, region: NIGERIA })).toBe("2028-02-29");
    expect(transforms.day!(0, undefined, { now: beforeMidnight, region: SENEGAL })).toBe("2028-02-28");
    expect(transforms.day!(1, undefined, { now: beforeMidnight, region: NIGERIA })).toBe("2028-03-01");
  });

  it("random-digit puts a digit behind the text, for one open screen always the same", () => {
    const seeds = Array.from({ length: 100 }, (_, index) => `seed ${index}`);
    for (const seed of seeds) {
      expect(made(seed)).toMatch(/^adaob\d$/);
      expect(made(seed)).toBe(made(seed));
    }
    expect(new Set(seeds.map(made)).size).toBe(10);
  });

  it("date is for reading, in the short form of the specification", () => {
    expect(transforms.date!("2026-11-20T16:05:00", undefined, { region: NIGERIA })).toMatch(
      /^Nov 20, 2026, 4:05\sPM$/u,
    );
  });
});

function made(seed: string): unknown {
  return transforms["random-digit"]!("adaob", undefined, { seed });
}
