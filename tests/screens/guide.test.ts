import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";

import type { ScenarioDefinition } from "#definition/format.ts";
import { SCENARIO_DAY } from "#engine/scenario/clock.ts";
import { comparable } from "#engine/scenario/verdict.ts";
import { companies } from "#sandbox/demo/companies.ts";
import { resolveTexts } from "#tenant/load.ts";
import { blocksOf, looksLike, withBlock } from "#tests/support/guide.ts";
import { copyProject, type ProjectCopy } from "#tests/support/project-copy.ts";
import { runOnBench } from "#tests/support/run-scenario.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { compileScreen } from "#tools/compile-screen/compile-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

const GUIDE = "schemas/add-a-biller.md";
const BILLER = "schemas/screens/payments/bluewater.json";
const PROJECT = ["schemas", "tenants", "src", "package.json", "package-lock.json"];
const guide = readFileSync(GUIDE, "utf8");

/** A copy of the project, like the reader's. */
let copy: ProjectCopy;
const read = (path: string) => copy.read(path);
const written = () => ({ path: BILLER, text: read(BILLER), read });

beforeAll(() => {
  copy = copyProject(PROJECT);
  const reader = ["-c", "user.name=Reader", "-c", "user.email=reader@bank.example"];
  const git = (...args: string[]) => execFileSync("git", [...reader, ...args], { cwd: copy.root });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "schemas", "tenants");
  git("commit", "--quiet", "--message=before");
});
afterAll(() => copy.remove());

describe("the guide's text", () => {
  let output = "";

  test.each(blocksOf(guide))("line $line: $kind", ({ kind, text, file }) => {
    if (kind === "json") writeBlock(file, JSON.parse(text));
    if (kind === "sh") output = outputOf(text);
    const seen = kind === "text" && !looksLike(output, text) ? output : text;
    expect(seen).toBe(text);
  });
});

describe("its biller", () => {
  afterEach(() => void vi.useRealTimers());

  test("is a screen of the app, in the menu", () => {
    expect(compileScreen(written())).toMatchObject({
      entry: { path: "/bluewater", menu: { label: "Bluewater", keywords: ["Water"] } },
    });
  });

  test("passes its scenarios", async () => {
    vi.useFakeTimers({ now: SCENARIO_DAY });
    const { scenarios } = checkScreen(written()).screen as {
      readonly scenarios: readonly ScenarioDefinition[];
    };
    const screen = compileScreenFile(BILLER, read(BILLER), read);
    const company = companies["harbour"];
    const { settings } = resolveTexts("harbour", company, read("tenants/harbour.json"));
    for (const scenario of scenarios) {
      const run = await runOnBench(screen, scenario, { user: {}, company, settings });
      expect(comparable(run, scenario.expect)).toEqual(scenario.expect);
    }
    expect(scenarios.map(({ expect: { outcome } }) => outcome)).toEqual([
      "succeeded",
      "failed",
      "pending",
      undefined,
    ]);
  });
});

const WRITERS = [GUIDE, "schemas/README.md", "tests/billers/README.md"];
const CODERS = ["README.md", "src/decisions/README.md", ".github/CONTRIBUTING.md"];

test.each([...WRITERS, ...CODERS])("the links of %s exist", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\((?!https?:)([^)#]*)#?([^)]*)/g)];
  const broken = links.filter(([, path, anchor]) => {
    const target = path === "" ? page : join(dirname(page), path!);
    return !existsSync(target) || (anchor !== "" && !anchorsOf(target).includes(anchor!));
  });
  expect(links.length).toBeGreaterThan(0);
  expect(broken.map(([link]) => link)).toEqual([]);
});

/** The anchors of a page's headings, as GitHub makes them. */
function anchorsOf(page: string): string[] {
  const headings = [...readFileSync(page, "utf8").matchAll(/^#+ (.+)$/gm)].map(([, text]) => text!);
  return headings.map((text) =>
    text
      .toLowerCase()
      .replaceAll(/[^a-z0-9 -]/g, "")
      .replaceAll(" ", "-"),
  );
}

function writeBlock(path: string, block: unknown): void {
  const present: unknown = existsSync(join(copy.root, path)) ? JSON.parse(read(path)) : undefined;
  copy.write(path, `${JSON.stringify(withBlock(present, block), null, 2)}\n`);
}

/** The output of a block's lines. */
function outputOf(text: string): string {
  const lines = text.trim().split("\n");
  return lines.map((line) => copy.run(line).output).join("");
}
