import { existsSync } from "node:fs";
import { resolve } from "node:path";

import type { Checkout, CommitRequest, Refused } from "#gallery/protocol-review.ts";

import { runGit } from "./run-git.ts";

/** The state of the git checkout at a folder; undefined when there is none, or no git. */
export async function checkoutOf(
  root: string,
  paths: readonly string[],
): Promise<
  (Pick<Checkout, "obstacle" | "uncommitted"> & { readonly branches: readonly string[] }) | undefined
> {
  const inside = await runGit(root, "rev-parse", "--is-inside-work-tree");
  if (!inside.isDone || inside.out.trim() !== "true") return undefined;
  const [obstacle, uncommitted, branches] = await Promise.all([
    obstacleOf(root),
    uncommittedOf(root, paths),
    branchesOf(root),
  ]);
  return { ...(obstacle !== undefined && { obstacle }), uncommitted, branches };
}

/** Why a branch or commit with this name and message cannot be made; undefined when it can. */
export async function refusalOf(
  root: string,
  { branch, message }: CommitRequest,
): Promise<Refused | undefined> {
  const checkout = await checkoutOf(root, []);
  if (!checkout) return { message: "This project is no git checkout." };
  if (checkout.obstacle !== undefined) return { message: checkout.obstacle };
  if (message.trim() === "") return { key: "message", message: "Write what the commit does." };
  if (!(await isBranchName(root, branch))) {
    return { key: "branch", message: `git allows no branch "${branch}". Use letters, digits, "-" and "/".` };
  }
  const other = checkout.branches.find((one) => isInTheWay(one, branch));
  if (other === undefined) return undefined;
  const told =
    other === branch
      ? `There is a branch "${branch}" already.`
      : `There is a branch "${other}", so there cannot be "${branch}".`;
  return { key: "branch", message: `${told} Choose another name.` };
}

/** Git keeps branches like files: none can have the name of another's folder. */
export function isInTheWay(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}/`) || other.startsWith(`${one}/`);
}

async function isBranchName(root: string, name: string): Promise<boolean> {
  // "--branch" alone would also take "@{-1}", the branch before.
  if (name.startsWith("-") || name === "HEAD") return false;
  return (await runGit(root, "check-ref-format", `refs/heads/${name}`)).isDone;
}

async function obstacleOf(root: string): Promise<string | undefined> {
  const running = await runningOf(root);
  if (running) return `A ${running} is under way in this checkout. End it first.`;
  const unmerged = await runGit(root, "ls-files", "--unmerged");
  if (unmerged.out !== "") return "This checkout has conflicts that are not resolved. Resolve them first.";
  if (!(await runGit(root, "symbolic-ref", "--quiet", "HEAD")).isDone) {
    return "No branch is checked out here (git calls it a detached HEAD). Switch to a branch first.";
  }
  if (!(await runGit(root, "rev-parse", "--verify", "--quiet", "HEAD")).isDone) {
    return "This repository has no commit yet. Make the first one by hand.";
  }
  for (const who of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    if ((await runGit(root, "var", who)).isDone) continue;
    return 'git does not know who you are. Set it with: git config user.name "Your Name", and user.email.';
  }
  return undefined;
}

/** The operation of git that has stopped half-way. */
async function runningOf(root: string): Promise<string | undefined> {
  for (const [file, name] of RUNNING) {
    const { out } = await runGit(root, "rev-parse", "--git-path", file);
    if (existsSync(resolve(root, out.trim()))) return name;
  }
  return undefined;
}

const RUNNING = [
  ["MERGE_HEAD", "merge"],
  ["rebase-merge", "rebase"],
  ["rebase-apply", "rebase"],
  ["CHERRY_PICK_HEAD", "cherry-pick"],
  ["REVERT_HEAD", "revert"],
] as const;

async function uncommittedOf(root: string, paths: readonly string[]): Promise<readonly string[]> {
  if (paths.length === 0) return [];
  const changed = await runGit(root, "diff", "--name-only", "--relative", "-z", "HEAD", "--", ...paths);
  return [...namesIn(changed.out), ...(await untrackedOf(root, paths))];
}

/** Those of some paths that git does not know yet. */
export async function untrackedOf(root: string, paths: readonly string[]): Promise<readonly string[]> {
  return namesIn((await runGit(root, "ls-files", "--others", "-z", "--", ...paths)).out);
}

async function branchesOf(root: string): Promise<readonly string[]> {
  const { out } = await runGit(root, "for-each-ref", "--format=%(refname:lstrip=2)", "refs/heads");
  return out.split("\n").filter(Boolean);
}

function namesIn(out: string): string[] {
  return out.split("\0").filter(Boolean);
}
