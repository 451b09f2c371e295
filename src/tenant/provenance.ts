import { toPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import type { Origin } from "./settings.ts";

/**
 * Records the origin of every value in a patch. Origins of values that it replaces or removes stay in the list behind
 * it.
 */
export function recordOrigins(
  origins: Map<string, Origin[]>,
  patch: unknown,
  origin: (pointer: string, value: unknown) => Origin,
  path: readonly string[] = [],
): void {
  if (isRecord(patch)) {
    for (const [name, value] of Object.entries(patch)) recordOrigins(origins, value, origin, [...path, name]);
    return;
  }
  const pointer = toPointer(path);
  const removed =
    patch === null ? [...origins.keys()].filter((other) => other.startsWith(`${pointer}/`)) : [];
  for (const place of removed.length > 0 ? removed : [pointer]) {
    origins.set(place, [origin(pointer, patch), ...(origins.get(place) ?? [])]);
  }
}
