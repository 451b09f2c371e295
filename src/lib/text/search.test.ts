import { describe, expect, test } from "vitest";

import { indexForSearch, search } from "./search.ts";

const banks = [
  { label: "First Bank of Nigeria", detail: "011" },
  { label: "Bank 78 Microfinance", detail: "90011" },
  { label: "Guaranty Trust Bank (GTBank)", detail: "058" },
  { label: "Ẹgbẹ́ Ìfẹ́ Microfinance", detail: "50112" },
  { label: "Access Bank", detail: "044" },
  { label: "Titan-Paystack", words: ["TPS", "Pay stack"] },
];
const found = (text: string) => search(indexForSearch(banks), text).map(({ label }) => label.split(" ")[0]);

describe("search", () => {
  test.each([
    ["", ["First", "Bank", "Guaranty", "Ẹgbẹ́", "Access", "Titan-Paystack"]],
    ["  & ", ["First", "Bank", "Guaranty", "Ẹgbẹ́", "Access", "Titan-Paystack"]],
    ["bank", ["Bank", "First", "Guaranty", "Access"]],
    ["ANK", ["First", "Bank", "Guaranty", "Access"]],
    ["bank first", ["First"]],
    ["bank f", ["First", "Bank"]],
    ["gtb", ["Guaranty"]],
    ["egbe ife", ["Ẹgbẹ́"]],
    ["paystack", ["Titan-Paystack"]],
    ["tps", ["Titan-Paystack"]],
    ["stack pay", ["Titan-Paystack"]],
    ["titan-pay", ["Titan-Paystack"]],
    ["058", ["Guaranty"]],
    ["011", ["First", "Bank", "Ẹgbẹ́"]],
    ["access 044", ["Access"]],
    ["zenith", []],
    ["microfinence", ["Bank", "Ẹgbẹ́"]],
    ["acess", ["Access"]],
    ["acecss ban", ["Access"]],
    ["frist", ["First"]],
    ["ttian", ["Titan-Paystack"]],
    ["059", []],
    ["tpx", []],
  ])("%j finds %j", (text, expected) => {
    expect(found(text)).toEqual(expected);
  });
});
