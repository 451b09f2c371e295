import { spokenAlready } from "#app/language/translated.ts";
import type { Screen } from "#definition/compiled.ts";
import { type TextPatch, withTexts } from "#definition/language.ts";
import { type ReleasedFile, type ReleasedModule, SCREENS_FOLDER } from "#definition/released.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { fetchText } from "#provider/fetch-text.ts";

import { warn } from "./warn.ts";
import { isFile } from "./read-index.ts";

/** The text of a released file, whose content has the hash that the index says. Throws when it is missing or another. */
export async function readReleased({ file, integrity }: ReleasedFile): Promise<string> {
  const path = addressOf(file);
  // What was wrong may be what the browser's cache keeps for a year.
  const text = await fetchText(path, { integrity }).catch(() =>
    fetchText(path, { integrity, cache: "reload" }),
  );
  if (text === undefined) throw new Error(`There is no ${file}.`);
  return text;
}

/**
 * A released screen, in a language. Throws when its module is missing, has another hash, or is not that of this screen:
 * nothing of it has run then.
 */
export async function loadModule(id: string, file: ReleasedFile, language: string): Promise<Screen> {
  const { make, texts } = await importChecked(file);
  const screen = make(deepEqual);
  if (screen.id !== id) throw new Error(`${file.file} is the screen ${screen.id}.`);
  const own = texts[language];
  const made = withTexts(screen, isFile(own) ? await readPatch(own) : undefined);
  spokenAlready.add(made);
  return made;
}

/**
 * Imports a module with a hash. First it is read with its hash: a wrong one stays out of the browser's table of modules,
 * where a failure would stay until the next page, and the service worker keeps what was read. Then a link with the hash puts
 * it into that table, from which the import takes it, so that what runs is what was checked. Engines that do not know such
 * links import what the service worker or their cache has kept.
 */
async function importChecked(file: ReleasedFile): Promise<ReleasedModule> {
  await readReleased(file);
  const link = document.createElement("link");
  const { integrity } = file;
  Object.assign(link, { rel: "modulepreload", crossOrigin: "", integrity, href: addressOf(file.file) });
  document.head.append(link);
  return (await import(/* @vite-ignore */ link.href)) as ReleasedModule;
}

/** A screen in English is better than none. */
async function readPatch(file: ReleasedFile): Promise<TextPatch | undefined> {
  try {
    return JSON.parse(await readReleased(file)) as TextPatch;
  } catch (error) {
    warn("texts", String(error));
    return undefined;
  }
}

function addressOf(file: string): string {
  return import.meta.env.BASE_URL + SCREENS_FOLDER + file;
}
