import status from "#schemas/parts/payment-status.json" with { type: "json" };
import type { Outcome } from "#definition/screen.ts";

/** Refusals that say nothing about an earlier request: too late, busy, a conflict that names no reason. */
const UNCLEAR: ReadonlySet<number> = new Set([401, 408, 425, 429]);
const SAYS = /^(?:status|label|success|statusDescription)$/i;
const NO: ReadonlySet<string> = new Set(["false", "0", "no", ...status.failed]);
const YES: ReadonlySet<string> = new Set(["true", "1", "yes", ...status.succeeded]);

/**
 * Why an outcome that the app draws from a reply is not certain; undefined where it is. This reads the reply in its own,
 * coarse way: a final outcome needs a word for it somewhere, and the server must have decided.
 */
export function uncertain(outcome: Outcome, code: number, body: unknown): string | undefined {
  const said = wordsIn(body);
  const isDone = code >= 200 && code < 300;
  if (outcome === "succeeded") {
    if (!isDone) return `succeeded with ${code}`;
    return said.some((word) => YES.has(word)) ? undefined : "succeeded, and nothing says so";
  }
  if (outcome !== "failed") return undefined;
  const isRefused = code >= 400 && code < 500 && !UNCLEAR.has(code);
  if (isRefused) return undefined;
  if (!isDone) return `failed with ${code}`;
  return said.some((word) => NO.has(word)) ? undefined : "failed, and nothing says so";
}

function wordsIn(value: unknown, key = "", depth = 0): readonly string[] {
  if (depth > 12) return [];
  if (typeof value === "object" && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      wordsIn(inner, Array.isArray(value) ? key : name, depth + 1),
    );
  }
  return SAYS.test(key) ? [String(value).trim().toLowerCase()] : [];
}
