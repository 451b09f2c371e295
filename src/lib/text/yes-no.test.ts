import { expect, test } from "vitest";

import { yesNo } from "./yes-no.ts";

test.each<[unknown, boolean | undefined]>([
  [true, true],
  [1, true],
  ["1", true],
  ["true", true],
  [false, false],
  [0, false],
  ["0", false],
  ["false", false],
  [undefined, undefined],
  [null, undefined],
  ["", undefined],
  ["yes, and more", undefined],
  [2, undefined],
])("%j is %s", (value, meant) => expect(yesNo(value)).toBe(meant));
