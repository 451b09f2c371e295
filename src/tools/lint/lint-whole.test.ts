import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, beforeAll, expect, test } from "vitest";

import { openProject } from "#tools/project/project-files.ts";

import { lintProject } from "./lint-project.ts";
import { lintWhole } from "./lint-whole.ts";

const SCREENS = "schemas/screens/payments";
let root = "";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "lint-whole-"));
  for (const place of ["schemas", "tenants"]) cpSync(place, join(root, place), { recursive: true });
  const airtime = readFileSync(join(root, SCREENS, "airtime.json"), "utf8");
  // The same id and path twice, an unknown key, and a file that is no JSON.
  writeFileSync(join(root, SCREENS, "again.json"), airtime);
  writeFileSync(join(root, SCREENS, "wrong.json"), airtime.replace('"title"', '"tilte"'));
  writeFileSync(join(root, SCREENS, "broken.json"), airtime.slice(0, 200));
});

afterAll(() => rmSync(root, { recursive: true, force: true }));

test("threads find what one finds alone, in the same order", async () => {
  const alone = lintProject(openProject(root));
  const threads = await lintWhole(root, 1);
  expect(alone.problems.length).toBeGreaterThan(5);
  expect(threads.problems).toEqual(alone.problems);
  expect(threads.files).toBe(alone.files);
});
