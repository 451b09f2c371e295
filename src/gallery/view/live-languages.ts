import type { LanguageEntry } from "#definition/language.ts";
import { readLanguage } from "#gallery/shell/project/ask-server.ts";

import { draftsHere, fromCatalogue } from "./catalogue.ts";
import { refill } from "./refill.ts";

const own: Record<string, LanguageEntry> = {};
/** `virtual:languages` of the gallery: made from the current files, and the pseudo-languages. */
export const languages: Readonly<Record<string, LanguageEntry>> = own;

await fromCatalogue(({ languages: known }) => {
  const drafts = draftsHere();
  refill(
    own,
    known.map(({ tag, name, direction }) => [
      tag,
      {
        name,
        ...(direction === "rtl" && { direction }),
        load: async () => await readLanguage(tag, drafts),
      },
    ]),
  );
});
