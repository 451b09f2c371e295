import type { ScreenEntryData } from "#definition/compiled.ts";
import { compileScreen } from "#tools/compile-screen/compile-screen.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import { liveModule } from "#tools/compile-screen/emit/emit.ts";
import type { Problem } from "#definition/problem.ts";
import { screenSubject, type Subject } from "#tools/diff/compare.ts";
import type { LanguageFile } from "#tools/languages/language-file.ts";
import { namesIn, patchIn } from "#tools/languages/compile-language.ts";
import { openScreen, type Project } from "#tools/project/project-files.ts";

import { madeFile, type MadeFile, named } from "./released-file.ts";

/** A compiled screen with everything that a release says about it. */
export type MadeScreen = {
  readonly entry: ScreenEntryData;
  readonly module: MadeFile;
  /** By language: what it changes in the screen. */
  readonly texts: Readonly<Record<string, MadeFile>>;
  /** By language: the texts of the menu, by the English. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What customers notice, for comparisons with later versions. */
  readonly subject: Subject;
};

/** Compiles a screen for a release, or tells all of its problems. */
export function makeScreen(
  project: Project,
  path: string,
  languages: readonly LanguageFile[],
):
  | { readonly made: MadeScreen; readonly dependencies: readonly string[] }
  | { readonly problems: readonly Problem[] } {
  const file = openScreen(project, path);
  const compiled = compileScreen(file);
  if ("problems" in compiled) return { problems: compiled.problems };
  const { entry, dependencies } = compiled;
  const checked = { path, ...checkScreen(file) };
  const texts = languages.flatMap((language) => {
    const patch = patchIn(language, checked);
    if (patch === undefined) return [];
    return [[language.tag, madeFile(`${entry.id}.${language.tag}`, "json", JSON.stringify(patch))] as const];
  });
  const ofLanguages = texts.map(([tag, made]) => [tag, named(made)] as const);
  const names = languages.map(
    (language) => [language.tag, Object.fromEntries(namesIn(language, checked))] as const,
  );
  const code = `${liveModule(compiled)}export const texts = ${JSON.stringify(Object.fromEntries(ofLanguages))};\n`;
  return {
    made: {
      entry,
      module: madeFile(entry.id, "js", code),
      texts: Object.fromEntries(texts),
      names: Object.fromEntries(names),
      subject: screenSubject(path, checked.screen),
    },
    dependencies,
  };
}
