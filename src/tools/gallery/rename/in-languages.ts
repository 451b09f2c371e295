import { applyEdits, type Edit, findNodeAtLocation, type Node, parseTree } from "jsonc-parser";

import { setJson } from "#lib/json/edit-json.ts";
import { escapePart, fromPointer } from "#lib/json/pointer.ts";
import { recordOf } from "#lib/json/record.ts";
import { type CheckedScreen, checkScreen } from "#tools/compile-screen/check-screen.ts";
import { textOf } from "#tools/compile-screen/read/fields.ts";
import { screenTexts } from "#tools/languages/screen-texts.ts";
import { sourcesOf } from "#tools/languages/sources.ts";
import { languagePaths, openScreen, type Project, screenPaths } from "#tools/project/project-files.ts";

import type { Use } from "./uses.ts";

type Say = Use["say"];
type Renaming = { readonly screen: CheckedScreen; readonly uses: readonly Use[] };

/**
 * The languages that translate a text with the name in it, or at a place below it, with the other name; by their path. A
 * translation that another place needs as it is stays, and the new one comes beside it.
 *
 * @param renamed the project with the other name
 */
export function inLanguages(renamed: Project, renaming: Renaming): { readonly [path: string]: string } {
  const texts = saidTexts(renaming);
  let left: ReadonlySet<string> | undefined;
  const isLeft = (english: string) => (left ??= textsIn(renamed)).has(english);
  const languages = languagePaths(renamed).flatMap((path) => {
    const before = renamed.read(path);
    if (![...texts.keys(), idOf(renaming)].some((one) => before.includes(JSON.stringify(one)))) return [];
    const after = withTranslations(withPlaces(before, renaming, texts), texts, isLeft);
    return after === before ? [] : [[path, after] as const];
  });
  return Object.fromEntries(languages);
}

function idOf({ screen }: Renaming): string {
  return textOf(screen.screen.id) ?? "";
}

/** The English texts that say the name. */
function saidTexts({ screen, uses }: Renaming): ReadonlyMap<string, Say> {
  const inTexts = new Map(uses.filter(({ isKey }) => !isKey).map(({ pointer, say }) => [pointer, say]));
  return new Map(
    screenTexts(screen).flatMap(({ pointer, text }) => {
      const say = inTexts.get(pointer);
      return say && say(text) !== text ? [[text, say] as const] : [];
    }),
  );
}

function textsIn(project: Project): ReadonlySet<string> {
  const checked = screenPaths(project).map((path) => ({ path, ...checkScreen(openScreen(project, path)) }));
  return new Set(sourcesOf(checked).map(({ text }) => text));
}

/** With the translations of texts wherever they stand. */
function withTranslations(
  text: string,
  texts: ReadonlyMap<string, Say>,
  isLeft: (english: string) => boolean,
): string {
  const known = recordOf(parsed(text).texts);
  return [...texts].reduce((now, [english, say]) => {
    const translation = known[english];
    if (typeof translation !== "string") return now;
    if (isLeft(english)) return setJson(now, `/texts/${escapePart(say(english))}`, say(translation));
    return changed(now, ["texts"], (key) => (key === english ? say : undefined));
  }, text);
}

/** With the translations for one place alone: by pointers, of which keys with the name are a part. */
function withPlaces(text: string, renaming: Renaming, texts: ReadonlyMap<string, Say>): string {
  const { screen, uses } = renaming;
  const sayings = new Map(screenTexts(screen).map((one) => [one.pointer, texts.get(one.text)]));
  const keys = uses.filter(({ isKey }) => isKey);
  return changed(text, ["at", idOf(renaming)], (place) => {
    const key = keys.find(({ pointer }) => place === pointer || place.startsWith(`${pointer}/`));
    const say = sayings.get(place);
    return key || say ? (now) => (now === place && key ? moved(place, key) : (say?.(now) ?? now)) : undefined;
  });
}

/** A pointer that leads by a key, with its other name. */
function moved(place: string, { pointer, say }: Use): string {
  const old = fromPointer(pointer).at(-1)!;
  const around = pointer.slice(0, pointer.length - escapePart(old).length);
  return around + escapePart(say(old)) + place.slice(pointer.length);
}

/** A text in which entries of the object at a path read otherwise, both key and value. */
function changed(text: string, path: readonly string[], sayOf: (key: string) => Say | undefined): string {
  const root = parseTree(text);
  const { children = [] } = (root && findNodeAtLocation(root, [...path])) ?? {};
  const edits = children.flatMap(({ children: [key, value] = [] }) => {
    const say = key && sayOf(String(key.value));
    return say ? [key, value].flatMap((node) => (node ? said(node, say) : [])) : [];
  });
  return applyEdits(text, edits);
}

function said({ offset, length, value }: Node, say: Say): Edit[] {
  if (typeof value !== "string" || say(value) === value) return [];
  return [{ offset, length, content: JSON.stringify(say(value)) }];
}

function parsed(text: string): ReturnType<typeof recordOf> {
  try {
    return recordOf(JSON.parse(text));
  } catch {
    return {};
  }
}
