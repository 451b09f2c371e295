/** One thing that is wrong in a file, told so that its writer can mend it without reading code. */
export type Problem = {
  readonly file: string;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units as editors count. */
  readonly column: number;
  /** JSON pointer in the resolved screen; empty for the whole file. */
  readonly pointer: string;
  /** Name of the check that found it. */
  readonly rule: string;
  readonly message: string;
  readonly expected?: string;
  readonly nearest?: string;
  /** It works, but somebody should know. Default: an error. */
  readonly level?: "warning";
};

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
