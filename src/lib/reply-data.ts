import { readPointer } from "./pointer.ts";
import { isRecord } from "./record.ts";

/** Providers wrap what they say in `data`, in `data.data`, or not at all; more than this is no wrapping. */
const DEEPEST = 4;

/**
 * What a reply says at a pointer, however it is wrapped: looked up in the innermost `data` first, then outwards, and
 * last in the body itself. Without a pointer it is the innermost `data`. `null` counts as said, what is missing does not.
 */
export function dataIn(body: unknown, pointer = ""): unknown {
  for (const level of levelsOf(body)) {
    const found = readPointer(level, pointer);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The list that a reply has at a pointer; without a pointer the body counts only where it is a list itself. */
export function listIn(body: unknown, pointer = ""): readonly unknown[] {
  if (pointer === "" && !Array.isArray(body) && !hasData(body)) return [];
  return itemsOf(dataIn(body, pointer));
}

/**
 * What was found as a list, also where it is wrapped once more: `{ "data": [ … ] }`. Where a provider makes a list of
 * one a lone object, as from XML, it is one all the same.
 */
export function itemsOf(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found;
  const [innermost] = levelsOf(found);
  if (isNothing(innermost)) return [];
  return Array.isArray(innermost) ? innermost : [found];
}

/** The body and each `data` in it, innermost first. */
function levelsOf(body: unknown): unknown[] {
  const levels = [body];
  for (let level = body; hasData(level) && levels.length <= DEEPEST;) {
    level = level.data;
    levels.unshift(level);
  }
  return levels;
}

function hasData(value: unknown): value is { readonly data: unknown } {
  return isRecord(value) && Object.hasOwn(value, "data");
}

function isNothing(found: unknown): boolean {
  if (found === undefined || found === null || found === "") return true;
  return typeof found === "object" && Object.keys(found).length === 0;
}
