import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

import { installAdvice } from "./install-advice.mjs";
import { installMissing, isComplete, refusesLock } from "./install.mjs";

describe("what is missing", () => {
  const wanted = {
    "": {},
    "node_modules/react": { version: "19.3.1" },
    "node_modules/fsevents": { version: "2.3.3", optional: true },
  };

  test("nothing, when all versions are installed; packages for other systems may be absent", () => {
    expect(isComplete(wanted, { "node_modules/react": { version: "19.3.1" } })).toBe(true);
  });

  test("a package that is absent", () => {
    expect(isComplete(wanted, {})).toBe(false);
  });

  test("a package of another version", () => {
    expect(isComplete(wanted, { "node_modules/react": { version: "19.3.0" } })).toBe(false);
  });
});

test("packages of another project stay as they are, even if they are old", async () => {
  const folder = mkdtempSync(join(tmpdir(), "install-"));
  const [root, packages] = [join(folder, "copy"), join(folder, "packages")];
  mkdirSync(join(packages, "react"), { recursive: true });
  mkdirSync(root);
  symlinkSync(packages, join(root, "node_modules"), "junction");
  const lock = { packages: { "node_modules/react": { version: "19.3.1" } } };
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(lock));

  await expect(installMissing(root)).rejects.toThrow("run `npm ci` in the project that they belong to");
  expect(existsSync(join(packages, "react"))).toBe(true);
  rmSync(folder, { recursive: true });
});

describe("a lock that `npm ci` refuses", () => {
  const optional = "npm error Missing: @oxlint/binding-darwin-arm64@ from lock file\n";

  test("for packages of other systems alone is taken as it is", () => {
    expect(refusesLock({ code: 1, output: optional })).toBe(true);
  });

  test.each([
    `${optional}npm error Missing: hono@4.13.19 from lock file\n`,
    `${optional}npm error Invalid: lock file's hono@4.0.0 does not satisfy hono@4.13.19\n`,
    "npm error code ENOTFOUND",
  ])("for another reason stays refused: %j", (output) => {
    expect(refusesLock({ code: 1, output })).toBe(false);
  });
});

test.each([
  ["npm error code ENOSPC\nnpm error nospc no space left on device", /disk is full: free about 500 MB/],
  ["npm error code ENOTFOUND\nnpm error network request to https://… failed", /check the network, the proxy/],
  ["npm error code EACCES\nnpm error syscall mkdir", /folder cannot be written/],
  ["npm error code EUSAGE\nnpm error `npm ci` can only install packages when …", /run `npm install` once/],
  ["npm error code EINTEGRITY", /npm cache clean --force/],
  ["Error: spawn npm ENOENT", /npm was not found/],
  ["something else", /npm says why above/],
])("npm's error %j becomes one line of advice", (output, advice) => {
  expect(installAdvice(output)).toMatch(advice);
  expect(installAdvice(output)).not.toContain("\n");
});
