import { posix } from "node:path";

import type { CommitRequest } from "#gallery/protocol-review.ts";
import type { Change } from "#tools/diff/compare.ts";
import { reportChanges } from "#tools/diff/report.ts";

import { isInTheWay } from "./checkout.ts";

/** Characters of a commit's first line. */
const FIRST_LINE = 72;

/** A branch name that is free, and a message that tells the differences. */
export function proposeCommit(
  paths: readonly string[],
  changes: readonly Change[],
  branches: readonly string[],
): CommitRequest {
  return {
    branch: freeName(`change-${namesOf(paths).join("-")}`, branches),
    message: messageOf(paths, changes),
  };
}

function freeName(wanted: string, branches: readonly string[]): string {
  const isFree = (name: string) => !branches.some((branch) => isInTheWay(branch, name));
  if (isFree(wanted)) return wanted;
  let count = 2;
  while (!isFree(`${wanted}-${count}`)) count++;
  return `${wanted}-${count}`;
}

function messageOf(paths: readonly string[], changes: readonly Change[]): string {
  const [only, ...more] = changes;
  const total = changes.length === 0 ? "no change for customers" : `${changes.length} changes`;
  const told = only && more.length === 0 ? tellChange(only) : total;
  const first = `${namesOf(paths).join(", ")}: ${told}`;
  const line = first.length > FIRST_LINE ? `${first.slice(0, FIRST_LINE - 1).trimEnd()}…` : first;
  return [line, "", ...reportChanges(changes)].join("\n");
}

function tellChange({ what, before, now }: Change): string {
  if (before === undefined) return `${what} is new`;
  return now === undefined ? `${what} is gone` : `${what} changed`;
}

/** The files by their names; of many the first two and how many more there are. */
function namesOf(paths: readonly string[]): readonly string[] {
  const names = paths.map((path) => posix.basename(path, ".json"));
  return names.length <= 3 ? names : [...names.slice(0, 2), `${names.length - 2}-more`];
}
