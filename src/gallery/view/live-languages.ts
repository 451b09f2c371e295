import type { LanguageEntry } from "#definition/language.ts";
import { readLanguage } from "#gallery/shell/ask-server.ts";

import { catalogue } from "./catalogue.ts";

const drafts = new URLSearchParams(location.search).get("drafts") ?? undefined;
const { languages: known } = await catalogue;

/** `virtual:languages` of the gallery: made from the current files, and the pseudo-languages. */
export const languages: Readonly<Record<string, LanguageEntry>> = Object.fromEntries(
  known.map(({ tag, name, direction }) => [
    tag,
    {
      name,
      ...(direction === "rtl" && { direction }),
      load: async () => await readLanguage(tag, drafts),
    },
  ]),
);
