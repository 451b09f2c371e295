import { deepEqual } from "#lib/json/equality.ts";
import { fromPointer, readPointer, toPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";

/** A place at which two values differ; undefined on the side that has nothing there. */
export type Change = { readonly pointer: string; readonly before: unknown; readonly after: unknown };

/** The innermost places at which two values differ; a list that got longer or shorter differs as a whole. */
export function changesBetween(before: unknown, after: unknown, pointer = ""): Change[] {
  if (isRecord(before) && isRecord(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changesBetween(before[key], after[key], pointer + toPointer([key])));
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((one, index) =>
      changesBetween(one, after[index] as unknown, pointer + toPointer([index])),
    );
  }
  return deepEqual(before, after) ? [] : [{ pointer, before, after }];
}

/**
 * Whether a change is of one of the places that were edited: there, inside of it, or an object around it that came or went
 * with it because nothing else is in it.
 */
export function isOf(allowed: readonly string[], { pointer, before, after }: Change): boolean {
  return allowed.some((place) => {
    if (`${pointer}/`.startsWith(`${place}/`)) return true;
    if (!place.startsWith(`${pointer}/`)) return false;
    const rest = fromPointer(place.slice(pointer.length));
    return (
      (before === undefined && holdsOnly(after, rest)) || (after === undefined && holdsOnly(before, rest))
    );
  });
}

function holdsOnly(value: unknown, [key, ...rest]: readonly string[]): boolean {
  if (key === undefined) return true;
  if (Array.isArray(value)) return value.length === 1;
  return isRecord(value) && Object.keys(value).length === 1 && holdsOnly(value[key], rest);
}

/** Everything but what stands at these places, in its order, as text. */
export function restOf(value: unknown, places: readonly string[]): string {
  const rest = structuredClone(value);
  for (const place of places) {
    const path = fromPointer(place);
    const around = readPointer(rest, toPointer(path.slice(0, -1)));
    const key = path.at(-1);
    // The other items of a list keep their places.
    if (Array.isArray(around)) around[Number(key)] = null;
    else if (isRecord(around) && key !== undefined) Reflect.deleteProperty(around, key);
  }
  return JSON.stringify(rest);
}
