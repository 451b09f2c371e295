import type { Problem } from "#definition/problem.ts";
import type { Subject } from "#gallery/states.ts";

export type Group = { readonly title: string; readonly subjects: readonly Subject[] };

/** Groups subjects by the folder of their file, in the folders' order; pages come last. */
export function groupsOf(subjects: readonly Subject[]): Group[] {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const title = folderOf(subject);
    groups.set(title, [...(groups.get(title) ?? []), subject]);
  }
  return [...groups].map(([title, members]) => ({ title, subjects: members }));
}

/** The files of a subject: a screen's own file, then the parts that it refers to. */
export function filesOf({ screen }: Subject): readonly string[] {
  return screen ? [screen.file, ...screen.parts] : [];
}

export type Trouble = { readonly errors: number; readonly warnings: number };

/** Counts problems by severity. */
export function troubleOf(problems: readonly Problem[]): Trouble {
  const warnings = problems.filter(({ level }) => level === "warning").length;
  return { errors: problems.length - warnings, warnings };
}

/** `2 errors, 1 warning`; empty without problems. */
export function tellTrouble({ errors, warnings }: Trouble): string {
  return [count(errors, "error"), count(warnings, "warning")].filter(Boolean).join(", ");
}

function count(number: number, word: string): string {
  return number === 0 ? "" : `${number} ${word}${number === 1 ? "" : "s"}`;
}

function folderOf({ screen }: Subject): string {
  if (!screen) return "Pages";
  const folder = screen.file.split("/").at(-2) ?? "";
  return folder.charAt(0).toUpperCase() + folder.slice(1);
}
