import type { Screen } from "#definition/compiled.ts";

import { challengeOf, isAsk, type Position } from "./position.ts";
import { evaluateText, type Scope } from "./scope.ts";

/** Errors that the server found at fields of this screen: `{ "email": ["…"] }` → `{ "email": "…" }`. */
export function refusedFields(screen: Screen, expression: string, answered: Scope): Record<string, string> {
  const found = evaluateText(expression, answered);
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
