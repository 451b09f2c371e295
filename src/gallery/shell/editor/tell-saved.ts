import type { Problem } from "#definition/problem.ts";
import { tellTrouble, troubleOf } from "#gallery/shell/groups.ts";
import type { Tone } from "#ui/tone.tsx";

/** What is said after a save: a file with errors is never just "saved". */
export function tellSaved(path: string, problems: readonly Problem[]): { text: string; tone: Tone } {
  const { errors } = troubleOf(problems);
  if (errors === 0) return { text: `Saved ${nameOf(path)}`, tone: "success" };
  const told = `Saved ${nameOf(path)} with ${tellTrouble({ errors, warnings: 0 })}`;
  const effect = isTenant(path)
    ? "customers do not get what is wrong"
    : "the build refuses it, so customers do not get it";
  return { text: `${told}: ${effect}. Look at the list of problems.`, tone: "danger" };
}

/** The label of the button that saves: it says beforehand what would be saved. */
export function saveLabel(problems: readonly Problem[]): string {
  const { errors } = troubleOf(problems);
  return errors === 0 ? "Save" : `Save with ${tellTrouble({ errors, warnings: 0 })}`;
}

/** The last part of a path. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

/** The rest of a tenant file counts, whatever is wrong in it; a screen counts as a whole. */
function isTenant(path: string): boolean {
  return path.startsWith("tenants/");
}
