import { expect, test } from "vitest";

import { unknownBillers } from "./unknown-billers.ts";

const known = new Map([
  ["tv", ["dstv", "gotv"]],
  ["power", undefined],
]);

test("names screens and billers that are not there", () => {
  expect(unknownBillers({ tv: ["dstv", "dtsv"], gas: ["x"] }, known)).toEqual([
    { pointer: "/billers/tv/1", screen: "tv", biller: "dtsv" },
    { pointer: "/billers/gas", screen: "gas" },
  ]);
});

test("says nothing of billers that only the provider knows", () => {
  expect(unknownBillers({ power: ["any"] }, known)).toEqual([]);
});
