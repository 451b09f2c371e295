import { applyEdits, createScanner, type Edit } from "jsonc-parser";

import type { Renamed, RenamePlace } from "#gallery/protocol.ts";
import { setJson } from "#lib/json/edit-json.ts";
import { fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import { type CheckedScreen, checkScreen } from "#tools/compile-screen/check-screen.ts";
import type { FileOffset, Place } from "#tools/compile-screen/read/written.ts";
import { declaredNames } from "#tools/meta-schema/declared-names.ts";
import { openScreen, type Project, withTexts } from "#tools/project/project-files.ts";

import { inLanguages } from "./in-languages.ts";
import { type Name, nameAt, siblingsOf } from "./kind-of-name.ts";
import { keyedByName } from "./keyed-by-name.ts";
import { type Use, usesOf } from "./uses.ts";

/** A name that expressions can say. */
const SAYABLE = /^[A-Za-z_][\w-]*$/;

/**
 * Gives a key of a screen, or a text that is a name, another name, and all that says it with it, also in languages.
 * Everything else stays byte by byte. A refusal says why it cannot be.
 */
export function rename(saved: Project, { path, files, pointer, name }: RenamePlace): Renamed {
  const project = withTexts(saved, new Map(Object.entries(files)));
  const context = checkScreen(openScreen(project, path));
  const given = nameAt(context, pointer);
  if (!given) return refused("It is not in this file any more.");
  const { kind, old } = given;
  if (name === old) return { files: {} };
  if (name.trim() === "") return refused("Enter a name.");
  if (kind !== undefined && !SAYABLE.test(name))
    return refused("A name begins with a letter and has letters, digits, - and _ only.");
  const names = siblingsOf(context, given).map((at) => ({
    pointer: at,
    isKey: given.isKey,
    say: () => name,
  }));
  const uses = [
    ...names,
    ...(kind === undefined ? [] : usesOf({ context, given: { ...given, kind }, name })),
  ];
  if (isTaken(context, given, uses, name)) return refused(`There is a "${name}" already.`);
  const found = uses.map((use) => ({ use, place: placeOf(context.places.get(use.pointer), use) }));
  const keyed = kind === "field" ? keyedByName(context, old, name) : [];
  const places = [...found.map(({ place }) => place), ...keyed.map((one) => context.places.get(one.pointer))];
  const foreign = places.find((place) => place && place.file.path !== path);
  if (foreign) return refused(`${foreign.file.path} says "${old}" too, for all screens that share it.`);
  const text = project.read(path);
  const edits = new Map<number, Edit>();
  for (const { use, place } of found) {
    if (place) edits.set(place.offset, said(text, place.offset, use));
  }
  const after = keyed.reduce(
    (now, one) => setJson(now, one.pointer, one.written),
    applyEdits(text, [...edits.values()]),
  );
  const own = new Map([[path, after]]);
  const languages = inLanguages(withTexts(project, own), { screen: context, uses });
  return { files: { ...Object.fromEntries(own), ...languages } };
}

function refused(refusal: string): Renamed {
  return { refusal };
}

function isTaken(
  { screen }: CheckedScreen,
  { isKey, kind }: Name,
  uses: readonly Use[],
  name: string,
): boolean {
  if (!isKey && kind !== undefined && kind !== "field") return declaredNames(screen, kind).includes(name);
  return uses.some((use) => {
    const path = fromPointer(use.pointer);
    const around = readPointer(screen, toPointer(path.slice(0, -1)));
    return use.isKey && use.say(path.at(-1)!) === name && isRecord(around) && Object.hasOwn(around, name);
  });
}

function placeOf(place: Place | undefined, { isKey }: Use): FileOffset | undefined {
  return isKey ? place?.key : place;
}

/** The text or key at an offset, as it reads with the other name. */
function said(text: string, offset: number, { say }: Use): Edit {
  const scanner = createScanner(text);
  scanner.setPosition(offset);
  scanner.scan();
  const length = scanner.getTokenLength();
  const now = JSON.parse(text.slice(offset, offset + length)) as unknown;
  return { offset, length, content: JSON.stringify(typeof now === "string" ? say(now) : now) };
}
