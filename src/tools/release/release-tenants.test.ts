import { expect, test } from "vitest";

import { planTenants, publishTenants } from "./release-tenants.ts";
import type { Target } from "./target.ts";

/** A target in memory that refuses to write some files. */
function memoryTarget(refuses: (file: string) => boolean) {
  const files = new Map<string, string>();
  const target: Target = {
    read: async (file) => {
      const text = files.get(file);
      return text === undefined ? undefined : { text, tag: text };
    },
    add: async (file, text) => void files.set(file, text),
    replace: async (file, text, tag) => {
      if (refuses(file)) throw new Error("No space left.");
      if (files.get(file) !== tag) return false;
      files.set(file, text);
      return true;
    },
  };
  return { target, files };
}

const banks = Array.from({ length: 40 }, (_, bank) => `bank-${String(bank).padStart(2, "0")}`);
const next = banks.map((key) => ({ key, text: `{ "brand": { "name": "${key}" } }` }));

test("after a write that fails no other is begun, and each bank is told as what it became", async () => {
  const { target, files } = memoryTarget((file) => file === "bank-02.json");
  const planned = await planTenants(target, next);
  files.set("bank-01.json", "{}");
  const { out, lost, failed, left, error } = await publishTenants(target, planned);
  expect(error).toEqual(new Error("No space left."));
  expect([lost, failed]).toEqual([["bank-01"], ["bank-02"]]);
  expect(left.length).toBeGreaterThan(20);
  expect([...out, ...lost, ...failed, ...left].toSorted()).toEqual(banks);
  expect([...files.keys()].toSorted()).toEqual([...out, ...lost].map((key) => `${key}.json`).toSorted());
});
