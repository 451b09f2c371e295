import type { Problem } from "#definition/problem.ts";
import { tellTrouble, troubleOf } from "#gallery/shell/address/groups.ts";
import type { Tone } from "#ui/styles/tone.tsx";

/**
 * What is said after a save: a file with errors, or without what somebody has typed, is never just "saved".
 *
 * @param unread how many texts of the panel cannot be read, and so are not in the file
 */
export function tellSaved(
  path: string,
  problems: readonly Problem[],
  unread: number,
): { text: string; tone: Tone } {
  const { errors } = troubleOf(problems);
  const told = `Saved ${nameOf(path)}${tellAbout(errors, unread)}`;
  if (errors === 0) {
    if (unread === 0) return { text: told, tone: "success" };
    return { text: `${told} that cannot be read. Look at the list of problems.`, tone: "warning" };
  }
  const effect = isTenant(path)
    ? "customers do not get what is wrong"
    : "the build refuses it, so customers do not get it";
  return { text: `${told}: ${effect}. Look at the list of problems.`, tone: "danger" };
}

/** The label of the button that saves: it says beforehand what would be saved. */
export function saveLabel(problems: readonly Problem[], unread: number): string {
  return `Save${tellAbout(troubleOf(problems).errors, unread)}`;
}

/** ` with 2 errors and without 1 text`: what goes into the file besides, and what does not. */
function tellAbout(errors: number, unread: number): string {
  const about = [
    errors > 0 && ` with ${tellTrouble({ errors, warnings: 0 })}`,
    unread > 0 && ` without ${unread} text${unread === 1 ? "" : "s"}`,
  ];
  return about.filter(Boolean).join(" and");
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The rest of a tenant file counts, whatever is wrong in it; a screen counts as a whole. */
function isTenant(path: string): boolean {
  return path.startsWith("tenants/");
}
