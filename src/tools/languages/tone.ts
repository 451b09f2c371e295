import { tones } from "#tenant/tones.ts";
import { nearest } from "#lib/text/text.ts";
import type { Finding } from "#tools/compile-screen/parts/context.ts";

import type { LanguageFile } from "./language-file.ts";

/** Between the tag of a language and the tone of a variant, as BCP 47 has it for private use: `en-x-friendly`. */
const MARK = "-x-";

/** The language that a variant is of, and its tone; without a tone for a language itself. */
function variantOf(tag: string): { readonly base: string; readonly tone?: string } {
  const [base = tag, tone] = tag.split(MARK);
  return tone === undefined ? { base } : { base, tone };
}

/** The tag of a language's variant in a tone. */
export function variantTag(base: string, tone: string): string {
  return base + MARK + tone;
}

export function isVariant({ tag }: Pick<LanguageFile, "tag">): boolean {
  return variantOf(tag).tone !== undefined;
}

/** A variant with the texts of its language, of which it changes some. A language itself stays as it is. */
export function withBase<Texts extends Pick<LanguageFile, "tag" | "texts" | "at">>(
  file: Texts,
  all: readonly LanguageFile[],
): Texts {
  const base = isVariant(file) && all.find(({ tag }) => tag === variantOf(file.tag).base);
  if (!base) return file;
  const at = [...new Set([...base.at.keys(), ...file.at.keys()])].map(
    (of) => [of, new Map([...(base.at.get(of) ?? []), ...(file.at.get(of) ?? [])])] as const,
  );
  return { ...file, texts: new Map([...base.texts, ...file.texts]), at: new Map(at) };
}

/** A tone that no tenant can choose. */
export function unknownTone({ tag }: LanguageFile): readonly Finding[] {
  const { tone } = variantOf(tag);
  if (tone === undefined || (tones as readonly string[]).includes(tone)) return [];
  const near = nearest(tone, tones);
  return [
    {
      pointer: "",
      message: `the name of the file has no tone: "${tone}"`,
      expected: tones.join(" or "),
      ...(near !== undefined && { nearest: near }),
    },
  ];
}
