import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { formatProblem } from "#tools/compile-screen/read/problem.ts";
import { brokenLinks, linksOf } from "#tools/lint/links.ts";
import { lintScreens, lintTenant } from "#tools/lint/lint-project.ts";

import { screenMistakes, tenantMistakes } from "./corpus.ts";
import type { Mistake } from "./mistake.ts";

/** Files that do not change, so that only a changed message changes the snapshot. */
const FOLDER = join(import.meta.dirname, "fixtures");
const read = (path: string) => readFileSync(join(FOLDER, path), "utf8");
const SCREEN = "schemas/screens/water.json";
const TENANT = "tenants/harbour.json";

const told = (
  mistakes: readonly Mistake[],
  lint: (text: string) => readonly Parameters<typeof formatProblem>[0][],
) =>
  mistakes.map(({ kind, change, text }) => {
    const lines = lint(text)
      .filter(({ level }) => level !== "warning")
      .map(formatProblem);
    return [`${kind}: ${change.replaceAll(/\s+/g, " ")}`, ...lines.map((line) => `  ${line}`)].join("\n");
  });

/** The first of each kind. */
function oneOfEach(mistakes: readonly Mistake[]): Mistake[] {
  return [...new Map(mistakes.toReversed().map((mistake) => [mistake.kind, mistake])).values()].toReversed();
}

test("the messages for one mistake of each kind in a screen", async () => {
  const file = { path: SCREEN, text: read(SCREEN) };
  const mistakes = oneOfEach(screenMistakes([file], 7));
  const lint = (text: string) => {
    const { problems, linted } = lintScreens([{ path: SCREEN, text, read }]);
    return [...problems, ...brokenLinks(linted.flatMap(linksOf), { paths: [SCREEN], read: () => text })];
  };
  expect(lint(file.text)).toEqual([]);
  await expect(`${told(mistakes, lint).join("\n\n")}\n`).toMatchFileSnapshot("fixtures/screen-messages.txt");
});

test("the messages for one mistake of each kind in a tenant", async () => {
  const file = { path: TENANT, text: read(TENANT) };
  const mistakes = oneOfEach(tenantMistakes([file], 7));
  const lint = (text: string) => lintTenant({ path: TENANT, text }, [], []);
  await expect(`${told(mistakes, lint).join("\n\n")}\n`).toMatchFileSnapshot("fixtures/tenant-messages.txt");
});
