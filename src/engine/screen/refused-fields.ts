import { isRecord, recordOf } from "#lib/json/record.ts";
import type { Screen } from "#definition/compiled.ts";
import { firstText } from "#engine/values/as-text.ts";
import { challengeOf, isAsk, type Position } from "#engine/state/position.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

import type { Sending } from "./running.ts";

/** Errors that the server found at fields of this screen: `{ "email": ["…"] }` → `{ "email": "…" }`. */
export function refusedFields(screen: Screen, step: Sending, answered: Scope): Record<string, string> {
  const found = errorsIn(step, answered);
  if (typeof found !== "object" || found === null) return {};
  const known = new Set(screen.steps.flatMap(fieldsOf));
  const entries = Object.entries(found)
    .filter(([name]) => known.has(name))
    .map(([name, texts]) => [name, firstText(texts)] as const);
  return Object.fromEntries(entries.filter(([, text]) => text !== ""));
}

/** Where the server names no field of this screen, what it found is the message: no field could tell it. */
export function withUnplaced(screen: Screen, step: Sending, answered: Scope): Scope {
  const message = firstText(errorsIn(step, answered));
  if (message === "" || Object.keys(refusedFields(screen, step, answered)).length > 0) return answered;
  return { ...answered, error: { ...(answered.error as object), message } };
}

/** Where the screen says that the reply has them, or what each field is told of it; else where other replies have them. */
function errorsIn(step: Sending, answered: Scope): unknown {
  if (!("fieldErrors" in step) || !step.fieldErrors) return undefined;
  const { data, error, message } = recordOf((answered.response as Body | undefined)?.body);
  const found =
    resolveValue(step.fieldErrors, answered) ??
    // An error with a message of its own is a single one.
    [recordOf(data)["errors"], error, message].find((one) => isRecord(one) && !one["message"]);
  return Array.isArray(found) ? Object.fromEntries(found.map(errorIn)) : found;
}

type Body = { readonly body?: unknown };

/** In some lists each error names its field: `{ "field": "email", "message": "…" }`. What else is there are codes and details. */
function errorIn(one: unknown): readonly [unknown, unknown] {
  const { param, path = param, field = path, msg, message = msg } = recordOf(one);
  return [field, message];
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
