import type { ScreenEntryData } from "#definition/compiled.ts";
import type { Problem } from "#definition/problem.ts";
import { checkScreen, type CheckedScreen } from "./check-screen.ts";
import { emitScreen, type EmittedScreen } from "./emit/emit.ts";
import { entryOf } from "./emit/entry.ts";
import { readsOf } from "./emit/reads.ts";
import type { ScreenFile } from "./read/screen-file.ts";

export type CompiledScreen = EmittedScreen & {
  /** An ES module that exports `screen`. */
  readonly code: string;
  readonly entry: ScreenEntryData;
  /** What it reads whenever it opens (`readsOf`). */
  readonly reads: readonly string[];
  /** Paths of the other files that it was made from. */
  readonly dependencies: readonly string[];
};

export type Refusal = { readonly problems: readonly Problem[]; readonly dependencies: readonly string[] };

/**
 * Results by checked screen: as long as its texts are the same, the check returns the same object, and the screen need
 * not be compiled again.
 */
const made = new WeakMap<CheckedScreen, CompiledScreen>();

/** Compiles one screen file, or lists all of its problems. */
export function compileScreen(file: ScreenFile): CompiledScreen | Refusal {
  const checked = checkScreen(file);
  const { problems, dependencies } = checked;
  if (problems.length > 0) return { problems, dependencies };
  const compiled = made.get(checked) ?? compile(checked);
  made.set(checked, compiled);
  return compiled;
}

function compile({ screen, parts, dependencies }: CheckedScreen): CompiledScreen {
  const { imports, body } = emitScreen(screen, parts);
  return {
    code: `${imports}${body}export { screen };\n`,
    imports,
    body,
    entry: entryOf(screen, parts),
    reads: readsOf(screen),
    dependencies,
  };
}
