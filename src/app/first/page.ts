import { SHOWN } from "#app/language/language-keys.ts";
import { readStored } from "#lib/storage/storage.ts";

/** The token of this tab's session, which may have ended elsewhere; without one "". */
export function sessionToken(): string {
  const token = readStored(() => sessionStorage, "token");
  return typeof token === "string" ? token : "";
}

/** The language of the last page and its direction, where it was not English. */
export function shownLanguage(): readonly unknown[] {
  const shown = readStored(() => localStorage, SHOWN);
  return Array.isArray(shown) ? shown : [];
}
