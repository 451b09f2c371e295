import { languages } from "virtual:languages";

import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Settings } from "#tenant/settings.ts";

import { CHOSEN } from "./language-keys.ts";
import { ENGLISH } from "./open-language.ts";

/** The bank's other languages, each as it calls itself. What this build does not have is left out. */
export function spokenNames(
  spoken: Settings["languages"],
  now: string,
): readonly { readonly tag: string; readonly name: string }[] {
  return spoken.flatMap((tag) => {
    const name = tag === ENGLISH.tag ? "English" : languages[tag]?.name;
    return tag === now || name === undefined ? [] : [{ tag, name }];
  });
}

/** Remembers the choice on this device, and loads the page again in that language. */
export function speakOn(device: SafeStorage, tag: string): void {
  device.write(CHOSEN, tag);
  location.reload();
}
