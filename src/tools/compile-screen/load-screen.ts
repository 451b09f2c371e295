import { readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import type { Screen } from "#definition/compiled.ts";
import { deepEqual } from "#lib/equality.ts";
import { compileScreen } from "./compile-screen.ts";
import { formatProblem } from "./problem.ts";

const readFromRoot = (path: string): string => readFileSync(path, "utf8");

/**
 * Compiles a screen and gives the live object, for tests. `path` is from the project's root; `text` stands in for the
 * file's content, and `read` for that of all others. Throws with every problem of a screen that is refused.
 */
export function compileScreenFile(path: string, text = readFromRoot(path), read = readFromRoot): Screen {
  const compiled = compileScreen({ path, text, read });
  if ("problems" in compiled) throw new Error(compiled.problems.map(formatProblem).join("\n"));
  const run = compileFunction(`${compiled.body}return screen;`, ["deepEqual"]);
  return run(deepEqual) as Screen;
}
