import { applyEdits, createScanner, type Edit } from "jsonc-parser";

import type { Renamed, RenamePlace } from "#gallery/protocol.ts";
import { fromPointer, readPointer, toPointer } from "#lib/pointer.ts";
import { isRecord } from "#lib/record.ts";
import { checkScreen } from "#tools/compile-screen/check-screen.ts";
import type { FileOffset } from "#tools/compile-screen/located.ts";
import { openScreen, type Project, withTexts } from "#tools/project/project-files.ts";

import { kindOfName, siblingsOf } from "./kind-of-name.ts";
import { type Use, usesOf } from "./uses.ts";

/** A name that expressions can say. */
const SAYABLE = /^[A-Za-z_][\w-]*$/;

/**
 * Gives a key of a screen another name, and all that names it with it. Everything else stays byte by byte. A refusal says
 * why it cannot be.
 */
export function rename(project: Project, { path, text, pointer, name }: RenamePlace): Renamed {
  const file = openScreen(withTexts(project, new Map([[path, text]])), path);
  const context = checkScreen(file);
  const { screen, places } = context;
  const old = fromPointer(pointer).at(-1) ?? "";
  if (name === old) return { text };
  if (readPointer(screen, pointer) === undefined) return refused("It is not in this file any more.");
  const kind = kindOfName(context, pointer);
  if (name.trim() === "") return refused("Enter a name.");
  if (kind !== undefined && !SAYABLE.test(name))
    return refused("A name begins with a letter and has letters, digits, - and _ only.");
  const uses: readonly Use[] = [
    ...siblingsOf(context, pointer, kind).map((at) => ({ pointer: at, isKey: true, say: () => name })),
    ...(kind === undefined ? [] : usesOf({ context, kind, pointer, old, name })),
  ];
  const taken = uses.find((one) => one.isKey && isTaken(screen, one, name));
  if (taken) return refused(`There is a "${name}" already.`);
  const found = uses.map((use) => ({ use, place: placeOf(places.get(use.pointer), use) }));
  const foreign = found.find(({ place }) => place && place.file.path !== path);
  if (foreign)
    return refused(`${foreign.place!.file.path} says "${old}" too, for all screens that share it.`);
  const edits = new Map<number, Edit>();
  for (const { use, place } of found) {
    if (place) edits.set(place.offset, said(text, place.offset, use));
  }
  return { text: applyEdits(text, [...edits.values()]) };
}

function refused(refusal: string): Renamed {
  return { refusal };
}

function isTaken(screen: unknown, { pointer, say }: Use, name: string): boolean {
  const path = fromPointer(pointer);
  const around = readPointer(screen, toPointer(path.slice(0, -1)));
  return isRecord(around) && Object.hasOwn(around, say(path.at(-1)!)) && say(path.at(-1)!) === name;
}

function placeOf(
  place: (FileOffset & { readonly key?: FileOffset }) | undefined,
  { isKey }: Use,
): FileOffset | undefined {
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
