import { expect, test } from "vitest";

import { withKeyNames } from "./request-keys.ts";

const call = "POST cards";
const sent = (...keys: readonly (string | undefined)[]) =>
  keys.map((key) => ({ call, ...(key !== undefined && { key }) }));

test.each([
  [
    ["k1", "k1"],
    ["card", "card"],
    ["card", "card"],
  ],
  [
    ["k1", "k2"],
    ["card", "other"],
    ["card", "other"],
  ],
  [
    ["k1", "k2"],
    ["card", "card"],
    ["card", "k2"],
  ],
  [
    ["k1", "k1"],
    ["card", "other"],
    ["card", "k1"],
  ],
  [
    ["k1", undefined],
    ["card", "card"],
    ["card", undefined],
  ],
  [
    ["k1", "k2"],
    [undefined, undefined],
    [undefined, undefined],
  ],
  [["k1", "k2"], ["card"], ["card", undefined]],
])("keys %j of requests that should have %j: %j", (keys, names, told) =>
  expect(withKeyNames(sent(...keys), sent(...names))).toEqual(sent(...told)),
);
