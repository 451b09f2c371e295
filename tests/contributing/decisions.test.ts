import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const FOLDER = "src/decisions";
const index = readFileSync(`${FOLDER}/README.md`, "utf8");
const pages = readdirSync(FOLDER).filter((file) => !["README.md", "departures.md"].includes(file));

test("decisions exist", () => {
  expect(pages.length).toBeGreaterThanOrEqual(10);
});

test.each(pages)("%s has context, decision and cost on one page, and the index links to it", (page) => {
  const text = readFileSync(`${FOLDER}/${page}`, "utf8");
  const headings = [...text.matchAll(/^#+ .+$/gm)].map(([heading]) => heading);
  expect(headings.slice(1)).toEqual(["## Context", "## Decision", "## What it costs"]);
  expect(text.split("\n").length).toBeLessThanOrEqual(60);
  expect(index).toContain(`(${page})`);
});
