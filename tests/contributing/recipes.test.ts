import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { blocksOf, looksLike, withBlock, withChange, type GuideBlock } from "#tests/support/guide.ts";
import { copyProject, type ProjectCopy } from "#tests/support/project-copy.ts";

const CONFIGURATION = [
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  ".oxfmtrc.json",
];
const PROJECT = [...CONFIGURATION, "index.html", ".env", "schemas", "tenants", "src", "tests"];
const guide = readFileSync(".github/CONTRIBUTING.md", "utf8");
/** Each recipe with its blocks, in the guide's order: a recipe may need what an earlier one has added. */
const recipes = [...guide.matchAll(/^### (.+)\n([\s\S]*?)(?=^##|(?![\s\S]))/gm)].map(
  ({ 1: name, 2: text, index }) => {
    const above = guide.slice(0, index).split("\n").length;
    return { name: name!, blocks: blocksOf(text!).map((block) => ({ ...block, line: above + block.line })) };
  },
);

/** The test files that the recipes run: they run together at the end, because each start of Vitest takes seconds. */
const testFiles = new Set<string>();
const VITEST = "npx vitest run ";

let copy: ProjectCopy;
beforeAll(() => {
  copy = copyProject(PROJECT);
});
afterAll(() => copy.remove());

describe.for(recipes)("$name", ({ blocks }) => {
  let printed = "";

  test.for(blocks)("line $line: $kind", (block) => {
    const done = perform(block, printed);
    printed = done.printed;
    expect(done.wrong).toBe("");
  });
});

test("each kind of addition that needs code has a recipe", () => {
  const names = [
    "An icon",
    "A widget",
    "A transform",
    "A step kind",
    "A page",
    "A flag",
    "A tenant key",
    "A biller",
  ];
  expect(recipes.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
});

test("the project has correct types and format after all recipes, and passes their tests", () => {
  expect(testFiles.size).toBeGreaterThan(0);
  expect(copy.run(VITEST + [...testFiles].join(" "))).toMatchObject({ code: 0 });
  expect(copy.run("npx tsc --noEmit")).toMatchObject({ code: 0, all: "" });
  expect(copy.run("npx oxfmt --check src")).toMatchObject({ code: 0 });
});

/** Does what a block says. Returns the output, and every difference from the guide. */
function perform({ kind, text, file }: GuideBlock, before: string): { printed: string; wrong: string } {
  if (kind === "sh") {
    const lines = text.trim().split("\n");
    for (const line of lines) {
      if (line.startsWith(VITEST))
        for (const path of line.slice(VITEST.length).split(" ")) testFiles.add(path);
    }
    const runs = lines.filter((line) => !line.startsWith(VITEST)).map(copy.run);
    const wrong = runs.flatMap(({ code, all }) => (code === 0 ? [] : all)).join("");
    return { printed: runs.map(({ output }) => output).join(""), wrong };
  }
  if (kind === "text") return { printed: before, wrong: looksLike(before, text) ? "" : before };
  if (kind === "tsx") copy.write(file, text);
  if (kind === "diff") copy.write(file, withChange(copy.read(file), text));
  if (kind === "json") copy.write(file, merged(file, JSON.parse(text)));
  return { printed: before, wrong: "" };
}

function merged(file: string, block: unknown): string {
  const present: unknown = existsSync(join(copy.root, file)) ? JSON.parse(copy.read(file)) : undefined;
  return `${JSON.stringify(withBlock(present, block), null, 2)}\n`;
}
