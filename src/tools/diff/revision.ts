import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { screenPaths, tenantPaths } from "#tools/lint/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

/** The project's files at one time. */
export type Revision = {
  readonly screens: readonly string[];
  readonly tenants: readonly string[];
  /** Throws where there is no such file. */
  readonly read: (path: string) => string;
};

/** The files as they are now. */
export function workingTree(root: string): Revision {
  const read = (path: string) => readFileSync(join(root, path), "utf8");
  return { screens: screenPaths(root), tenants: tenantPaths(root), read };
}

/** The files as they were in a git revision. Throws `Advice` for one that git does not know. */
export function gitRevision(root: string, name: string): Revision {
  if (!existsSync(root)) throw new Advice(`There is no folder ${root}.`);
  if (name.startsWith("-")) throw new Advice(`"${name}" is no revision.`);
  const known = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
  if (known === undefined) {
    throw new Advice(
      `git knows no revision "${name}". Name a commit, branch or tag, such as HEAD~1 or main.`,
    );
  }
  const commit = known.trim();
  const all = git(root, ["ls-tree", "-r", "--name-only", commit, "--", "schemas/screens", "tenants"]) ?? "";
  const files = all.split("\n").filter((path) => path.endsWith(".json"));
  const read = (path: string): string => {
    const text = git(root, ["show", `${commit}:./${path}`]);
    if (text === undefined) throw new Error(`${path} is not in ${name}`);
    return text;
  };
  return {
    screens: files.filter((path) => path.startsWith("schemas/screens/")),
    tenants: files.filter((path) => path.startsWith("tenants/")),
    read,
  };
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (error) throw new Advice("git is needed to compare with an earlier revision, and could not be run.");
  return status === 0 ? stdout : undefined;
}
