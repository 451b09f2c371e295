import { withoutPictures } from "#lib/pictures/picture-address.ts";
import { readPointer } from "#lib/json/pointer.ts";
import type { Resolved } from "#tenant/layers.ts";

import { placeOf, type Positions } from "./places.ts";

/** Describes the settings at a dotted path and below it, and the refused parts; empty when the path does not exist. */
export function explainSettings(path: string, resolved: Resolved, files: Positions): string[] {
  const pointers = [...resolved.provenance.keys()]
    .filter((pointer) => isWithin(toDotted(pointer), path))
    .toSorted();
  if (pointers.length === 0) return [];
  return [
    ...pointers.flatMap((pointer) => explainSetting(pointer, resolved, files)),
    ...problemLines(path, resolved, files),
  ];
}

/** One setting with its value, its origin, and the values that it shadows. */
export function explainSetting(
  pointer: string,
  { settings, provenance }: Resolved,
  files: Positions,
): string[] {
  const [counts, ...shadowed] = provenance.get(pointer) ?? [];
  const value = readPointer(settings, pointer);
  return [
    `${toDotted(pointer)} = ${value === undefined ? "(removed)" : shown(value)}`,
    ...(counts ? [`  from     ${placeOf(counts, files)}`] : []),
    ...shadowed.map((origin) => `  shadows  ${placeOf(origin, files)} = ${shown(origin.value)}`),
  ];
}

/** A value as JSON, without the bytes of a picture. */
function shown(value: unknown): string {
  return withoutPictures(JSON.stringify(value));
}

/** Every path that can be explained: settings and their groups. */
export function settingNames({ provenance }: Resolved): Set<string> {
  return new Set(
    [...provenance.keys()].flatMap((pointer) => {
      const parts = toDotted(pointer).split(".");
      return parts.map((_, index) => parts.slice(0, index + 1).join("."));
    }),
  );
}

/** A pointer as a dotted path; a dotted path stays as it is. */
export function toDotted(path: string): string {
  return path.startsWith("/") ? path.slice(1).replaceAll("/", ".") : path;
}

/** Whether a dotted name equals a path or is below it. */
export function isWithin(name: string, path: string): boolean {
  return path === "" || name === path || name.startsWith(`${path}.`);
}

function problemLines(path: string, { problems }: Resolved, files: Positions): string[] {
  return problems
    .filter(({ pointer }) => path === "" || isWithin(toDotted(pointer), path))
    .map((problem) => `refused    ${placeOf(problem, files)}: ${problem.message}`);
}
