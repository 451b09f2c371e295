/** Translations in the shape of what they translate; what is not in it stays English. */
export type TextPatch = string | { readonly [key: string]: TextPatch };

/** A language as the build compiles it. */
export type Language = {
  /** The app's own words, by the English, or by folder and key where only one place has them. */
  readonly words: Readonly<Record<string, string>>;
  /** By the id of the screen. */
  readonly screens: Readonly<Record<string, TextPatch>>;
};

/** A language's entry in the index, which is part of the first load. */
export type LanguageEntry = {
  /** What it calls itself. */
  readonly name: string;
  readonly direction?: "rtl";
  readonly load: () => Promise<Language>;
};

/**
 * A copy of a compiled value with the texts of a patch. A key of the patch that the value does not have renames: it
 * takes the value of the key that the patch names.
 */
export function withTexts<Value>(value: Value, patch: TextPatch | undefined): Value {
  if (patch === undefined) return value;
  if (typeof patch === "string" || typeof value !== "object" || value === null) return patch as Value;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
  for (const [key, inner] of Object.entries(patch))
    copy[key] = key in copy ? withTexts(copy[key], inner) : copy[inner as string];
  return copy as Value;
}
