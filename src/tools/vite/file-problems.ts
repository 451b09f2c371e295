import { join } from "node:path";

import type { Problem } from "#definition/problem.ts";
import { formatProblem } from "#tools/compile-screen/read/problem.ts";

/** The error that fails a build: its message has all problems; the overlay shows the place of the first. */
export function buildError(
  kind: "screen" | "tenant" | "language",
  problems: readonly Problem[],
  root: string,
) {
  const message = problems.map(formatProblem).join("\n");
  const [first] = problems;
  const loc = first && { file: join(root, first.file), line: first.line, column: first.column };
  return {
    message: `${problems.length} ${problems.length === 1 ? "problem" : "problems"} in ${kind} files:\n${message}`,
    ...(loc && { loc, id: loc.file }),
  };
}
