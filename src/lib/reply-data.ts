import { readPointer } from "./json/pointer.ts";
import { isRecord } from "./json/record.ts";
import { yesNo } from "./text/yes-no.ts";

/** Providers wrap their data in `data`, in `data.data`, or not at all; deeper levels are not wrapping. */
const DEEPEST = 4;

/**
 * What a reply holds at a pointer, however it is wrapped: searches the innermost `data` first, then each level
 * outwards, and the body last. Without a pointer it is the innermost `data`. `null` counts as an answer; a missing key
 * does not.
 */
export function dataIn(body: unknown, pointer = ""): unknown {
  for (const level of levelsOf(body)) {
    const found = readPointer(level, pointer);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The list that a reply holds at a pointer. Without a pointer the body counts only if it is a list itself. */
export function listIn(body: unknown, pointer = ""): readonly unknown[] {
  if (pointer === "" && !Array.isArray(body) && !hasData(body)) return [];
  return itemsOf(dataIn(body, pointer));
}

/**
 * A found value as a list, also if the list is wrapped once more: `{ "data": [ … ] }`. Some providers (those that
 * convert from XML) send a list of one as a single object; that also becomes a list of one.
 */
export function itemsOf(found: unknown): readonly unknown[] {
  if (Array.isArray(found)) return found;
  const [innermost] = levelsOf(found);
  if (isNothing(innermost)) return [];
  return Array.isArray(innermost) ? innermost : [found];
}

/** Whether a body says itself that its call was refused, whatever the HTTP status: `{ "status": false, "message": … }`. */
export function saysRefused(body: unknown): boolean {
  return isRecord(body) && yesNo(body["status"]) === false;
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
