import type { LanguageFile } from "./language-file.ts";
import type { Source } from "./lint-language.ts";

/** A language that a bank may offer. */
export type Spoken = Pick<LanguageFile, "tag" | "name" | "draft"> & {
  /** How many English texts it leaves, and how many there are. */
  readonly english: number;
  readonly texts: number;
};

/** The languages besides English, with what each leaves in English. */
export function spokenIn(languages: readonly LanguageFile[], sources: readonly Source[]): readonly Spoken[] {
  const all = new Set(sources.map(({ text }) => text));
  return languages.map(({ tag, name, draft, texts, at }) => {
    const placed = sources.filter(({ of, pointer }) => at.get(of)?.has(pointer));
    const translated = new Set([...texts.keys(), ...placed.map(({ text }) => text)]);
    const english = [...all].filter((text) => !translated.has(text)).length;
    return { tag, name, draft, english, texts: all.size };
  });
}
