import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { blocksOf, looksLike, withBlock } from "#tests/support/guide.ts";

const GUIDE = "schemas/add-a-biller.md";
const BILLER = "schemas/screens/payments/bluewater.json";
const PROJECT = ["schemas", "tenants", "src", "tests", "package.json", "package-lock.json", "vite.config.ts"];
const guide = readFileSync(GUIDE, "utf8");
const { scripts } = readJson("package.json") as { readonly scripts: Readonly<Record<string, string>> };

/** A copy of the project, as its reader has it. */
let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "guide-"));
  for (const name of PROJECT) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const reader = ["-c", "user.name=Reader", "-c", "user.email=reader@bank.example"];
  const git = (...args: string[]) => execFileSync("git", [...reader, ...args], { cwd: root });
  git("init", "--quiet", "--initial-branch=main");
  git("add", "schemas", "tenants");
  git("commit", "--quiet", "--message=before");
});
afterAll(() => rmSync(root, { recursive: true }));

describe("what the guide says", () => {
  let output = "";

  test.each(blocksOf(guide))("line $line: $kind", ({ kind, text, file }) => {
    if (kind === "json") writeBlock(join(root, file), JSON.parse(text));
    if (kind === "sh") output = text.trim().split("\n").map(runLine).join("");
    const seen = kind === "text" && !looksLike(output, text) ? output : text;
    expect(seen).toBe(text);
  });
});

test("the scenarios of its biller go as they say, as `npm test` plays them", () => {
  const filter = `-t=${BILLER}`;
  const args = ["run", "tests/screens/scenarios.test.ts", "--project=app", "--reporter=json", filter];
  const report = JSON.parse(runNode("node_modules/vitest/vitest.mjs", args)) as Report;
  const passed = report.testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === "passed");
  const { scenarios } = readJson(join(root, BILLER)) as { readonly scenarios: readonly { name: string }[] };
  expect(passed.map(({ title }) => title)).toEqual(scenarios.map(({ name }) => name));
});

test.each([GUIDE, "schemas/README.md", "tests/billers/README.md"])("what %s links to is there", (page) => {
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

type Report = {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
};

function writeBlock(path: string, block: unknown): void {
  const whole = withBlock(existsSync(path) ? readJson(path) : undefined, block);
  writeFileSync(path, `${JSON.stringify(whole, null, 2)}\n`);
}

/** Does what `npm run <script> -- <arguments>` does in the copy. Gives what it prints. */
function runLine(line: string): string {
  const [, name = "", args = ""] = /^npm run (\S+) -- (.+)$/.exec(line) ?? [];
  expect(scripts).toHaveProperty([name]);
  const [, file, ...fixed] = scripts[name]!.split(" ");
  return runNode(file!, [...fixed, ...args.split(" ")]);
}

function runNode(file: string, args: readonly string[]): string {
  return spawnSync(process.execPath, [file, ...args], { cwd: root, encoding: "utf8" }).stdout;
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}
