import type { Problem } from "#definition/problem.ts";

/** How many screens a message names; of more it only tells the number. */
const NAMED_SCREENS = 3;

/** `file:line:column  pointer  what is wrong, expected what, did you mean which, in which screens`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, pointer, message, expected, nearest, level, screens = [] } = problem;
  const told = [
    level ? `${level}: ${message}` : message,
    expected && `expected ${expected}`,
    nearest && `did you mean "${nearest}"?`,
    inScreens(screens.filter((screen) => !message.includes(screen))),
  ];
  return `${file}:${line}:${column}  ${pointer || "/"}  ${told.filter(Boolean).join(", ")}`;
}

function inScreens(screens: readonly string[]): string {
  if (screens.length === 0) return "";
  const more = screens.length - NAMED_SCREENS;
  return `in ${screens.slice(0, NAMED_SCREENS).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** Marks problems in the parts of a screen as problems of this screen. */
export function ofScreen(screen: string, problems: readonly Problem[]): Problem[] {
  return problems.map((problem) => (problem.file === screen ? problem : { ...problem, screens: [screen] }));
}

/**
 * In the order of the files, each once: a problem in a part concerns every screen that uses the part, and names them
 * all.
 */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const different = new Map<string, Problem>();
  for (const problem of problems) {
    const { screens: _, ...alone } = problem;
    const key = formatProblem({ ...alone, pointer: "" });
    different.set(key, together(different.get(key), problem));
  }
  return [...different.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}

function together(one: Problem | undefined, other: Problem): Problem {
  const screens = [...new Set([...(one?.screens ?? []), ...(other.screens ?? [])])];
  return screens.length > 0 ? { ...other, screens } : other;
}
