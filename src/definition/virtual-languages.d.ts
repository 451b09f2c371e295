/** The languages besides English, by tag. Made by `src/tools/vite/languages.ts`. */
declare module "virtual:languages" {
  import type { LanguageEntry } from "#definition/language.ts";

  export const languages: Readonly<Record<string, LanguageEntry>>;
}
