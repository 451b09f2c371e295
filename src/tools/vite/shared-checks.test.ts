import type { Plugin } from "vite";
import { expect, test } from "vitest";

import { lentChecks, ownChecks, sharedChecks } from "./shared-checks.ts";

test("checks are lent once: a configuration that is loaded again has its own", () => {
  const plugins: Plugin[] = [{ name: "another" }, sharedChecks()];
  expect(lentChecks(plugins)).toBe(ownChecks);
  expect(lentChecks(plugins)).toBeUndefined();
});

test("without the plugin nothing is lent", () => {
  expect(lentChecks([{ name: "another" }])).toBeUndefined();
});
