import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Rows of the table, the last two columns: `biller` and "scenario". */
const ROW = /\| `([^`]+)` \| "([^"]+)" \|$/gm;

test("each shape in the table names a scenario that exists", () => {
  const table = readFileSync("tests/billers/README.md", "utf8");
  const rows = [...table.matchAll(ROW)].map(([, biller, scenario]) => ({ biller, scenario }));
  expect(rows.length).toBe([...table.matchAll(/^\| (?!shape)/gm)].length);
  const missing = rows.filter(({ biller, scenario }) => {
    const text = readFileSync(`tests/billers/${biller}.json`, "utf8");
    const { scenarios } = JSON.parse(text) as { readonly scenarios: readonly { readonly name: string }[] };
    return !scenarios.some(({ name }) => name === scenario);
  });
  expect(missing).toEqual([]);
});
