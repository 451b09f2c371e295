import { isRecord } from "#lib/json/record.ts";

/** Keys that could reach an object's prototype. */
export const UNSAFE_KEYS: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/**
 * JSON Merge Patch (RFC 7396): objects merge, any other value replaces, null removes. Changes neither argument, and
 * leaves out keys that could reach a prototype. The screen compiler has its own version, whose values remember where
 * they were written and what they shadow (`tools/compile-screen/read/located.ts`).
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isRecord(patch)) return patch;
  const merged: Record<string, unknown> = {};
  if (isRecord(target)) for (const key of safeKeys(target)) merged[key] = target[key];
  for (const key of safeKeys(patch)) {
    if (patch[key] === null) delete merged[key];
    else merged[key] = mergePatch(merged[key], patch[key]);
  }
  return merged;
}

function safeKeys(value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => !UNSAFE_KEYS.has(key));
}
