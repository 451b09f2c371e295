import { isDeepStrictEqual } from "node:util";

import { checks } from "./checks.ts";
import { collectParts } from "./parts/collect-parts.ts";
import type { ScreenFile } from "./read/screen-file.ts";
import { type Context, runChecks } from "./parts/context.ts";
import { type Fields, fieldsOf } from "./read/fields.ts";
import { wholeScenarios } from "./read/like-scenarios.ts";
import { type Places, unlocate } from "./read/located.ts";
import { noParts, type Parts } from "./parts/parts.ts";
import type { Problem } from "#definition/problem.ts";
import { ofScreen, sortProblems } from "./read/problem.ts";
import { readOrUndefined, resolveReferences } from "./read/references.ts";
import { placesOf } from "./read/screen-places.ts";
import { DEFAULTS, readSettings } from "./read/settings.ts";

export type CheckedScreen = {
  readonly screen: Fields;
  readonly parts: Parts;
  readonly settings: Fields;
  readonly places: Places;
  readonly problems: readonly Problem[];
  readonly dependencies: readonly string[];
};

/** Reads a screen with the files that it refers to, and runs every check on it. */
export function checkScreen(file: ScreenFile): CheckedScreen {
  const { path, text, read } = file;
  const texts = (paths: readonly string[]) => [...paths, DEFAULTS].map((one) => readOrUndefined(read, one));
  const last = known.get(path);
  if (last?.text === text && isDeepStrictEqual(texts(last.checked.dependencies), last.texts)) {
    return last.checked;
  }
  const checked = checkAnew(file);
  known.set(path, { text, texts: texts(checked.dependencies), checked });
  return checked;
}

/** The last result for each path: while an author edits one file, all other files are checked again and again. */
const known = new Map<
  string,
  {
    readonly text: string;
    /** Texts of the files that it refers to, and of the settings. */
    readonly texts: readonly (string | undefined)[];
    readonly checked: CheckedScreen;
  }
>();

/** The same, and nothing is kept of it: for many screens that nobody asks about again. */
export function checkAnew(file: ScreenFile): CheckedScreen {
  const { path } = file;
  const { root, dependencies, problems } = resolveReferences(file, file.read, file.paths);
  const settings = readSettings(file.read);
  // After a syntax error the parser misreads the rest, so further problems would mislead.
  const isBroken = problems.some(({ rule }) => rule === "json");
  if (!root || isBroken) {
    return {
      screen: {},
      parts: noParts(),
      settings,
      places: new Map(),
      problems: sortProblems(ofScreen(path, problems)),
      dependencies,
    };
  }
  const whole = wholeScenarios(root);
  const { value } = unlocate(whole.root);
  const places = placesOf(file, dependencies);
  const screen = fieldsOf(value);
  const parts = collectParts(screen);
  const context: Context = { value, screen, parts, settings };
  const found = runChecks(checks, context, places, problems);
  return {
    screen,
    parts,
    settings,
    places,
    problems: sortProblems(ofScreen(path, [...problems, ...whole.problems, ...found])),
    dependencies,
  };
}
