import type { Problem } from "#definition/problem.ts";
import type { Subject } from "#gallery/states.ts";

export type Group = { readonly title: string; readonly subjects: readonly Subject[] };

/** Subjects by the folder of their file, in its order; pages come last. */
export function groupsOf(subjects: readonly Subject[]): Group[] {
  const groups = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const title = folderOf(subject);
    groups.set(title, [...(groups.get(title) ?? []), subject]);
  }
  return [...groups].map(([title, members]) => ({ title, subjects: members }));
}

/** Files that a subject is made of: a screen's own, then the parts that it refers to. */
export function filesOf({ screen }: Subject): readonly string[] {
  return screen ? [screen.file, ...screen.parts] : [];
}

export type Trouble = { readonly errors: number; readonly warnings: number };

/** How many problems there are, by how bad they are. */
export function troubleOf(problems: readonly Problem[]): Trouble {
  const warnings = problems.filter(({ level }) => level === "warning").length;
  return { errors: problems.length - warnings, warnings };
}

/** `2 errors, 1 warning`; empty where nothing is wrong. */
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
