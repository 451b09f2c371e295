import type { Problem } from "#definition/problem.ts";

/** `file:line:column  pointer  what is wrong, expected what, did you mean which`. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, pointer, message, expected, nearest, level } = problem;
  const told = [
    level ? `${level}: ${message}` : message,
    expected && `expected ${expected}`,
    nearest && `did you mean "${nearest}"?`,
  ];
  return `${file}:${line}:${column}  ${pointer || "/"}  ${told.filter(Boolean).join(", ")}`;
}

/** In the order in which a reader meets them, each once: what is wrong in a part is wrong in every screen that has it. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const different = new Map(problems.map((problem) => [formatProblem({ ...problem, pointer: "" }), problem]));
  return [...different.values()].toSorted(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column,
  );
}
