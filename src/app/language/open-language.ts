import { languages } from "virtual:languages";

import type { Language, LanguageEntry } from "#definition/language.ts";
import { speak } from "#lib/text/words.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Settings } from "#tenant/settings.ts";

import { CHOSEN, SHOWN } from "./language-keys.ts";

/** The language of this page. */
export type OpenLanguage = {
  /** BCP 47. */
  readonly tag: string;
  readonly direction: "ltr" | "rtl";
  /** Its texts; undefined for English, which stands in the app. */
  readonly translation?: Language;
};

/** The language in which screens and app are written. */
export const ENGLISH: OpenLanguage = { tag: "en", direction: "ltr" };

/**
 * Loads the language that the customer has chosen on this device, if the bank speaks it, else the bank's first. What does not
 * exist, or cannot be loaded, is English: a bank that cannot be read is worse than one in another language.
 */
export async function openLanguage(
  spoken: Settings["languages"],
  device: SafeStorage,
  tone = "",
): Promise<OpenLanguage> {
  const chosen = device.read(CHOSEN);
  const tag = spoken.find((one) => one === chosen) ?? spoken[0] ?? ENGLISH.tag;
  // A variant in the bank's tone has all of the language.
  const entry: LanguageEntry | undefined = languages[`${tag}-x-${tone}`] ?? languages[tag];
  const translation = await entry?.load().catch(() => undefined);
  const opened: OpenLanguage = translation
    ? { tag, direction: entry?.direction ?? "ltr", translation }
    : ENGLISH;
  speak(opened.tag, translation?.words ?? {});
  if (opened === ENGLISH) device.remove(SHOWN);
  else device.write(SHOWN, [tag, opened.direction]);
  return opened;
}

/**
 * How the bank's country writes amounts and dates in a language: `fr` of `en-NG` is `fr-NG`. The bank's own language keeps
 * the bank's own way.
 */
export function localeIn(tag: string, locale: string): string {
  // A language of one country (pt-BR) is written as there.
  if (/-[A-Z]{2}$/.test(tag)) return tag;
  const [own, ...rest] = locale.split("-");
  const region = rest.find((part) => /^(?:[A-Z]{2}|\d{3})$/.test(part));
  if (own === tag) return locale;
  return region ? `${tag}-${region}` : tag;
}
