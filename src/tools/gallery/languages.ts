import type { Language } from "#definition/language.ts";
import type { GalleryLanguage } from "#gallery/protocol.ts";
import { compileLanguage } from "#tools/languages/compile-language.ts";
import { type LanguageFile, openLanguage } from "#tools/languages/language-file.ts";
import { PSEUDO_LANGUAGES, pseudoTexts } from "#tools/languages/pseudo.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { withBase } from "#tools/languages/tone.ts";
import type { Linted } from "#tools/lint/lint-project.ts";
import { languagePaths, openJson, type Project } from "#tools/project/project-files.ts";

/** The languages in which a view may be: those of the project, and the pseudo-languages. */
export function galleryLanguages(project: Project): readonly GalleryLanguage[] {
  return [...filesOf(project), ...PSEUDO_LANGUAGES].map(({ tag, name, direction }) => ({
    tag,
    name,
    direction,
  }));
}

/** By what was linted, because each view asks again and to compile takes a second. */
const known = new WeakMap<Linted, Map<string, Language | undefined>>();

/** The texts of a language; undefined for one that does not exist. Screens with errors stay English. */
export function galleryLanguage(tag: string, project: Project, linted: Linted): Language | undefined {
  const languages = known.get(linted) ?? new Map<string, Language | undefined>();
  known.set(linted, languages);
  if (!languages.has(tag)) languages.set(tag, compiled(tag, project, linted));
  return languages.get(tag);
}

function compiled(tag: string, project: Project, { screens }: Linted): Language | undefined {
  const pseudo = PSEUDO_LANGUAGES.find((one) => one.tag === tag);
  const texts = pseudo ? pseudoTexts(pseudo.direction, sourcesOf(screens)) : fileOf(tag, filesOf(project));
  return texts && compileLanguage(texts, screens);
}

/** A variant has the texts of its language too. */
function fileOf(tag: string, files: readonly LanguageFile[]): LanguageFile | undefined {
  const file = files.find((one) => one.tag === tag);
  return file && withBase(file, files);
}

function filesOf(project: Project): readonly LanguageFile[] {
  return languagePaths(project).map((path) => openLanguage(openJson(project, path)));
}
