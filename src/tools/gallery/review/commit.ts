import type { CommitRequest, Written } from "#gallery/protocol-review.ts";

import { untrackedOf } from "./checkout.ts";
import { runGit } from "./run-git.ts";

/**
 * Makes a branch and a commit with exactly these files, as they are on the disk; what else is staged stays staged.
 * Hooks run, and nothing is pushed.
 */
export async function makeCommit(
  root: string,
  paths: readonly string[],
  { branch, message }: CommitRequest,
): Promise<Pick<Written, "commit" | "failure">> {
  const made = await runGit(root, "switch", "--create", branch);
  // A hook after the switch may fail, and the branch is there all the same.
  if (!made.isDone && (await currentBranch(root)) !== branch) {
    return { failure: `The branch was not made. ${toldBy(made.told)}` };
  }
  const added = await untrackedOf(root, paths);
  const noted = added.length > 0 ? await runGit(root, "add", "--intent-to-add", "--", ...added) : undefined;
  const committed =
    noted?.isDone === false
      ? noted
      : await runGit(root, "commit", "--quiet", "--only", `--message=${message.trim()}`, "--", ...paths);
  if (!committed.isDone) {
    // Takes back what was noted for this commit; nothing else of the index was touched.
    if (noted?.isDone) await runGit(root, "reset", "--quiet", "--", ...added);
    return {
      failure: `The branch "${branch}" is made and checked out, but the commit was not. ${toldBy(committed.told)}`,
    };
  }
  const { out } = await runGit(root, "rev-parse", "--short", "HEAD");
  return { commit: { branch, id: out.trim() } };
}

async function currentBranch(root: string): Promise<string> {
  return (await runGit(root, "symbolic-ref", "--quiet", "--short", "HEAD")).out.trim();
}

/** A hook may write pages; the reason usually stands at the end. */
function toldBy(told: string): string {
  const MOST = 2000;
  const text = told.length > MOST ? `…${told.slice(-MOST)}` : told;
  return text === "" ? "Git gives no reason." : `Git, or a hook of it, says:\n${text}`;
}
