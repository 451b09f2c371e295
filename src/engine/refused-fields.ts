import type { Screen } from "#definition/compiled.ts";
import type { Value } from "#definition/value.ts";

import { challengeOf, isAsk, type Position } from "./position.ts";
import type { Scope } from "./scope.ts";
import { resolveValue } from "./value.ts";

/**
 * Errors that the server found at fields of this screen: `{ "email": ["…"] }` → `{ "email": "…" }`.
 * @param declared where the reply has them, or what each field is told of the reply
 */
export function refusedFields(screen: Screen, declared: Value, answered: Scope): Record<string, string> {
  const found = resolveValue(declared, answered);
  if (typeof found !== "object" || found === null) return {};
  const known = new Set(screen.steps.flatMap(fieldsOf));
  const entries = Object.entries(found)
    .filter(([name]) => known.has(name))
    .map(([name, texts]) => [name, firstText(texts)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** The first form before step `at` that asks for one of the fields: there the customer can repair it. A challenge is over. */
export function formOf(screen: Screen, at: number, fields: readonly string[]): Position | undefined {
  const form = screen.steps
    .slice(0, at)
    .findIndex(
      (step) => challengeOf(step) === undefined && fieldsOf(step).some((name) => fields.includes(name)),
    );
  return form === -1 ? undefined : { at: form, phase: "asking" };
}

function fieldsOf(step: Screen["steps"][number]): string[] {
  return isAsk(step) ? Object.keys((step.ask.schema.properties as object | undefined) ?? {}) : [];
}

function firstText(texts: unknown): string {
  const text: unknown = Array.isArray(texts) ? texts[0] : texts;
  return typeof text === "string" ? text : "";
}
