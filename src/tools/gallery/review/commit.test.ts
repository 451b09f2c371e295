import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { checkoutOf, isInTheWay, refusalOf } from "./checkout.ts";
import { makeCommit } from "./commit.ts";
import { proposeCommit } from "./propose.ts";

const FILE = "tenants/water.json";
const OTHER = "tenants/river.json";
const WANTED = { branch: "change-water", message: "water: its colour\n\n# as agreed" };

let root: string;

beforeEach(() => {
  // What the person who runs the tests has set counts for nothing.
  for (const name of ["GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM"]) vi.stubEnv(name, "/dev/null");
  root = mkdtempSync(join(tmpdir(), "checkout-"));
  git("init", "--quiet", "--initial-branch=main");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  put(FILE, "{}");
  put(OTHER, "{}");
  git("add", "--all");
  git("commit", "--quiet", "--message=before");
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true, force: true });
});

function git(...args: string[]): string {
  return execFileSync("git", args, {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
    env: cleanEnvironment(),
  }).trim();
}
/** A hook that runs the tests names its own repository. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const { GIT_DIR: _dir, GIT_INDEX_FILE: _index, GIT_WORK_TREE: _tree, ...others } = process.env;
  return others;
}
function put(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
function hook(name: string, script: string): void {
  put(`.git/hooks/${name}`, `#!/bin/sh\n${script}\n`);
  chmodSync(join(root, ".git/hooks", name), 0o755);
}
const commit = (paths: readonly string[] = [FILE]) => makeCommit(root, paths, WANTED);

describe("a commit", () => {
  test("is on a new branch and has exactly the files; what else is staged stays staged", async () => {
    put(FILE, '{ "a": 1 }');
    put(OTHER, '{ "b": 1 }');
    put("tenants/new.json", "{}");
    git("add", OTHER);
    const { commit: made, failure } = await commit([FILE, "tenants/new.json"]);
    expect(failure).toBeUndefined();
    expect(made).toEqual({ branch: "change-water", id: git("rev-parse", "--short", "HEAD") });
    expect(git("branch", "--show-current")).toBe("change-water");
    expect(git("show", "--name-only", "--format=", "HEAD").split("\n")).toEqual(["tenants/new.json", FILE]);
    expect(git("log", "-1", "--format=%B")).toBe("water: its colour\n\n# as agreed");
    expect(git("status", "--porcelain")).toBe(`M  ${OTHER}`);
    expect(git("rev-parse", "main")).toBe(git("rev-parse", "HEAD~1"));
  });

  test("runs the hooks; one that refuses is told, and the index is as it was", async () => {
    hook("pre-commit", "echo 'no brown, please' >&2; exit 1");
    put(FILE, '{ "a": 1 }');
    put("tenants/new.json", "{}");
    const { commit: made, failure } = await commit([FILE, "tenants/new.json"]);
    expect(made).toBeUndefined();
    expect(failure).toContain('The branch "change-water" is made and checked out, but the commit was not.');
    expect(failure).toContain("no brown, please");
    expect(readFileSync(join(root, FILE), "utf8")).toBe('{ "a": 1 }');
    expect(git("status", "--porcelain").split("\n")).toEqual([`M ${FILE}`, "?? tenants/new.json"]);
  });

  test("is made although a hook after the switch fails", async () => {
    hook("post-checkout", "exit 1");
    put(FILE, '{ "a": 1 }');
    expect((await commit()).commit?.branch).toBe("change-water");
  });

  test("that has nothing in it is told", async () => {
    expect((await commit()).failure).toContain("nothing");
  });

  test("without a branch is none", async () => {
    git("branch", "change-water");
    put(FILE, '{ "a": 1 }');
    expect((await commit()).failure).toContain("The branch was not made.");
    expect(git("branch", "--show-current")).toBe("main");
  });
});

describe("a checkout", () => {
  test("tells which files are not committed, wherever in the repository it is", async () => {
    put(FILE, '{ "a": 1 }');
    put("tenants/new.json", "{}");
    expect(await checkoutOf(root, [FILE, OTHER, "tenants/new.json"])).toEqual({
      uncommitted: [FILE, "tenants/new.json"],
      branches: ["main"],
    });
    expect((await checkoutOf(join(root, "tenants"), ["water.json"]))?.uncommitted).toEqual(["water.json"]);
  });

  test("is none outside of git", async () => {
    rmSync(join(root, ".git"), { recursive: true });
    expect(await checkoutOf(root, [])).toBeUndefined();
  });

  test.each<[string, () => void, string]>([
    ["a detached HEAD", () => git("checkout", "--quiet", "--detach"), "No branch is checked out"],
    ["a merge under way", () => put(".git/MERGE_HEAD", git("rev-parse", "HEAD")), "A merge is under way"],
    ["a rebase under way", () => put(".git/rebase-merge/done", ""), "A rebase is under way"],
    ["no commit", () => git("checkout", "--quiet", "--orphan", "new"), "This repository has no commit yet"],
    [
      "nobody's name",
      () => {
        git("config", "--unset", "user.name");
        git("config", "--unset", "user.email");
        git("config", "user.useConfigOnly", "true");
      },
      "git does not know who you are",
    ],
  ])("with %s takes no commit", async (_, make, told) => {
    make();
    expect((await refusalOf(root, WANTED))?.message).toContain(told);
    expect((await checkoutOf(root, []))?.obstacle).toContain(told);
  });

  test.each([
    ["main", "There is a branch"],
    ["main/next", "There is a branch"],
    ["-d", "git allows no branch"],
    ["HEAD", "git allows no branch"],
    ["@{-1}", "git allows no branch"],
    ["a..b", "git allows no branch"],
    ["with a space", "git allows no branch"],
    ["", "git allows no branch"],
  ])("takes no branch %j", async (branch, told) => {
    expect(await refusalOf(root, { ...WANTED, branch })).toMatchObject({
      key: "branch",
      message: expect.stringContaining(told) as string,
    });
  });

  test("takes no commit without a message, and one with", async () => {
    expect(await refusalOf(root, { ...WANTED, message: " \n" })).toMatchObject({ key: "message" });
    expect(await refusalOf(root, WANTED)).toBeUndefined();
  });
});

describe("a proposal", () => {
  const change = { file: FILE, name: "water", what: "theme.brand", before: '"#111"', now: '"#222"' };

  test("is a free branch, and a message that tells the differences", () => {
    expect(proposeCommit([FILE], [change], ["main", "change-water", "change-water-2/x"])).toEqual({
      branch: "change-water-3",
      message: [
        "water: theme.brand changed",
        "",
        `water  ${FILE}`,
        "  - theme.brand changed",
        '      from  "#111"',
        '      to    "#222"',
        "",
        "1 change, 0 of them touch money.",
      ].join("\n"),
    });
  });

  test("names the first of many files, and is not longer than a line", () => {
    const paths = ["tenants/a.json", "tenants/b.json", "tenants/c.json", "tenants/d.json"];
    expect(proposeCommit(paths, [], []).branch).toBe("change-a-b-2-more");
    const long = proposeCommit(paths, [{ ...change, what: "x".repeat(100) }], []).message;
    expect(long.split("\n")[0]).toHaveLength(72);
  });

  test("of a branch heeds that git keeps branches like files", () => {
    expect(isInTheWay("a/b", "a")).toBe(true);
    expect(isInTheWay("a", "a/b")).toBe(true);
    expect(isInTheWay("ab", "a")).toBe(false);
  });
});
