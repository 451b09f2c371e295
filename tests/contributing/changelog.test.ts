import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { VERSION } from "#app/version.ts";

const headings = [...readFileSync(".github/CHANGELOG.md", "utf8").matchAll(/^## (.+)$/gm)].map(
  ([, text]) => text!,
);
const numbers = headings
  .slice(1)
  .map((heading) => /^(\d+\.\d+\.\d+) · \d{4}-\d{2}-\d{2}$/.exec(heading)?.[1]);

test("the next version is first, then each version with its number and day", () => {
  expect(headings[0]).toBe("Next");
  expect(numbers).not.toContain(undefined);
  const byNumber = [...numbers].toSorted((one, other) => other!.localeCompare(one!, "en", { numeric: true }));
  expect(numbers).toEqual(byNumber);
});

test("the newest version is the one in the footer", () => {
  expect(`v${numbers[0]}`).toBe(VERSION);
});
