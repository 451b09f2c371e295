import { expect, test } from "vitest";
import { formats } from "./catalogue.ts";

test.each([
  ["date", ["2026-02-28", "1999-12-31"], ["2026-13-01", "2026-1-1", "28-02-2026", "2026-02-28\n"]],
  ["date-time", ["2026-02-28T10:00:00Z", "2026-02-28T10:00:00.5+01:00"], ["2026-02-28", "2026-02-28 10:00"]],
  ["email", ["ada@bank.ng", "a.b+c@x.y.z"], ["ada", "ada@bank", "a da@bank.ng", "@bank.ng", "ada@.ng"]],
  ["time", ["10:00", "23:59:59"], ["10", "30:00", "10:60"]],
  ["uri", ["https://bank.ng/a?b#c"], ["http://bank.ng", "javascript:alert(1)", "//bank.ng", "https://"]],
])("the format %s", (name, good, bad) => {
  expect(good.filter((text) => !formats[name]?.test(text))).toEqual([]);
  expect(bad.filter((text) => formats[name]?.test(text))).toEqual([]);
});
