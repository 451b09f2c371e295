import { expect, test } from "vitest";

import { backtracksExponentially } from "./backtracking.ts";

test.each([
  "^(a+)+$",
  "(a*)*",
  "^(\\d+,?)*$",
  "^(?:[a-z]+-?)+$",
  "^(a|a)*$",
  "^(\\w|\\d)+$",
  "^(?:\\s*\\w+\\s*)+$",
  "^([a-z]|[m-p])*!$",
  "(x+x+)+y",
  "^(?<part>a{2,})+$",
  "^(?:.*,)*x(?:a|.)*$",
])("%s is refused", (pattern) => expect(backtracksExponentially(pattern)).toBe(true));

test.each([
  "^0[789]\\d{9}$",
  "^\\d{11,13}$",
  "^\\d+(?:,\\d+)*$",
  "^[^\\s@]+@[^\\s@.]+(?:\\.[^\\s@.]+)+$",
  "^(?=.*[a-z])(?=.*\\d)[\\w!]{8,}$",
  "^(?:a|b)*c+$",
  "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$",
  "^\\p{L}+(?: \\p{L}+)*$",
  "^(\\d\\d)+$",
  "^.*x.*$",
  "",
])("%s is not", (pattern) => expect(backtracksExponentially(pattern)).toBe(false));
