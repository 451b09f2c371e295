import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, expect, test } from "vitest";

import { copyProject, type ProjectCopy } from "#tests/support/project-copy.ts";

const PROJECT = [
  ".github",
  ".oxfmtrc.json",
  ".oxlintrc.json",
  "package.json",
  "package-lock.json",
  "schemas",
];
const author = ["-c", "user.name=Reader", "-c", "user.email=reader@bank.example"];

let copy: ProjectCopy;
const git = (...args: readonly string[]) => {
  const { status, stdout, stderr } = spawnSync("git", [...author, ...args], {
    cwd: copy.root,
    encoding: "utf8",
  });
  return { code: status, said: stdout + stderr };
};
/** Commits one file; returns the output of git and the hook. */
const commit = (path: string, text: string) => {
  copy.write(path, text);
  git("add", path);
  const result = git("commit", "--message", "test");
  git("reset");
  return result;
};

beforeAll(() => {
  copy = copyProject([...PROJECT, "src", "tenants", "tsconfig.json"]);
  git("init", "--quiet");
  git("config", "core.hooksPath", ".github/hooks");
});
afterAll(() => copy.remove());

test.each([
  ["a file in another format", "src/lib/one.ts", "export  const one=1", "Format them: npm run format"],
  ["code that the linter refuses", "src/lib/one.ts", "export const one: any = 1;\n", "no-explicit-any"],
  ["a tenant's mistake", "tenants/acme.json", '{ "theme": { "brnad": "#112233" } }\n', "brand"],
])("%s is not committed, and the hook says why", (_what, path, text, why) => {
  const { code, said } = commit(path, text);
  expect(said).toContain(why);
  expect(code).toBe(1);
});

test("a correct file is committed", () => {
  copy.write("tenants/acme.json", "{}\n");
  expect(commit("src/lib/one.ts", "export const one = 1;\n")).toMatchObject({ code: 0 });
  expect(commit("notes.txt", "Anything.\n")).toMatchObject({ code: 0 });
});
