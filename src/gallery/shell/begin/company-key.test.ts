import { expect, test } from "vitest";

import { keyFrom } from "./company-key.ts";

test.each([
  ["Kano Trust Bank", "kano-trust-bank"],
  ["Ñandú", "nandu"],
  ["Société des Eaux Utiles", "societe-des-eaux-utiles"],
  ["بنك", ""],
  ["A bank with a name that is much longer than a key", "a-bank-with-a-name-that-is-much-longer-t"],
])("the company key of %s", (name, key) => {
  expect(keyFrom(name)).toBe(key);
});
