import { readFileSync } from "node:fs";
import { compileFunction } from "node:vm";
import type { Screen } from "#definition/compiled.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { compileScreen } from "./compile-screen.ts";
import { formatProblem } from "./read/problem.ts";

const readFromRoot = (path: string): string => readFileSync(path, "utf8");

/**
 * Compiles a screen and returns the live object, for tests. `path` is relative to the project's root; `text` replaces
 * the file's content, and `read` replaces reading all other files. Throws an error with all problems of the screen.
 */
export function compileScreenFile(path: string, text = readFromRoot(path), read = readFromRoot): Screen {
  const compiled = compileScreen({ path, text, read });
  if ("problems" in compiled) throw new Error(compiled.problems.map(formatProblem).join("\n"));
  const run = compileFunction(`${compiled.body}return screen;`, ["deepEqual"]);
  return run(deepEqual) as Screen;
}
