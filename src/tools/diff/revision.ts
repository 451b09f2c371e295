import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

import type { Project } from "#tools/project/project-files.ts";
import { Advice } from "#tools/setup/advice.ts";

/** The files as they were in a git revision. Throws `Advice` if git does not know the revision. */
export function gitRevision(root: string, name: string): Project {
  if (!existsSync(root)) throw new Advice(`There is no folder ${root}.`);
  if (name.startsWith("-")) throw new Advice(`"${name}" is not a revision.`);
  const known = git(root, ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`]);
  if (known === undefined) {
    throw new Advice(
      `git knows no revision "${name}". Name a commit, branch or tag, such as HEAD~1 or main.`,
    );
  }
  const commit = known.trim();
  const all = git(root, ["ls-tree", "-r", "--name-only", commit, "--", "schemas/screens", "tenants"]) ?? "";
  const read = (path: string): string => {
    const text = git(root, ["show", `${commit}:./${path}`]);
    if (text === undefined) throw new Error(`${path} is not in ${name}`);
    return text;
  };
  return { paths: all.split("\n").filter((path) => path.endsWith(".json")), read };
}

function git(cwd: string, args: readonly string[]): string | undefined {
  const { status, stdout, error } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 28 });
  if (error) throw new Advice("git is needed to compare with an earlier revision, and could not be run.");
  return status === 0 ? stdout : undefined;
}
