import type { Ask, Condition, Screen, Step } from "#definition/compiled.ts";
import { expressionsIn, expressionsInText, type Expression } from "#definition/expression.ts";
import type { RowDefinition } from "#definition/facts.ts";
import type { CallStep } from "#definition/screen.ts";

import { holds } from "./condition.ts";
import { isAsk } from "./position.ts";
import { buildRequest } from "./request.ts";
import type { Scope } from "./scope.ts";
import type { Row, ScreenState } from "./screen-state.ts";
import { without } from "./screen-state.ts";
import { resolveToText } from "./value.ts";

export type MoneyStep = CallStep<Condition> & { readonly money: true };

export function isMoney(step: Step): step is MoneyStep {
  return "call" in step && !("wait" in step) && "money" in step && step.money === true;
}

/**
 * What the customer is about to confirm at a form with `review`: the rows of the next call, read from the very
 * request that will be sent (`$request.body#/…`), without its secrets.
 */
export function reviewRows(screen: Screen, state: ScreenState, scope: Scope): readonly Row[] {
  // While the call runs, the form that led to it still shows what was confirmed.
  const from = state.phase === "asking" ? state.at + 1 : state.at;
  const next = screen.steps
    .slice(from)
    .find((step) => "call" in step && "review" in step && (!step.when || holds(step.when, scope)));
  if (!next || !("call" in next) || !("review" in next)) return [];
  return resolveRows(next.review, withRequest(screen, next, scope));
}

/** The scope with the request of a call in it, secrets left out: for reviews, results and fingerprints. */
export function withRequest(screen: Screen, step: CallStep<Condition>, scope: Scope): Scope {
  const inputs = without((scope.inputs ?? {}) as Record<string, unknown>, secretInputs(screen));
  const open = { ...scope, inputs };
  return { ...open, request: { body: buildRequest(step, open)?.body } };
}

/** Rows with a value; `N/A` and empty ones are left out. */
export function resolveRows(rows: readonly RowDefinition[] = [], scope: Scope): Row[] {
  return rows
    .map(({ value, ...row }) => ({ ...row, value: resolveToText(value, scope) }))
    .filter(({ value }) => value !== "" && value !== "N/A");
}

/** Inputs that are secret: sent in the one request that names them, and nowhere else. */
export function secretInputs(screen: Screen): string[] {
  return asks(screen).flatMap((ask) => ask.secrets);
}

/** The expressions that the call of a step sends: in its address, its query and its body. */
export function sentExpressions(step: Step): Expression[] {
  if (!("call" in step)) return [];
  const targets = typeof step.call === "string" ? [step.call] : step.call.map(({ call }) => call);
  return [
    ...targets.flatMap(expressionsInText),
    ...expressionsIn({ query: step.query ?? null, body: step.body ?? null }),
  ];
}

/** The inputs that the call of a step names. */
export function sentInputs(step: Step): string[] {
  return sentExpressions(step)
    .filter(({ root }) => root === "inputs" || root === "selected")
    .map(({ path }) => path[0] ?? "");
}

/** What the forms start with: the defaults of their schemas. */
export function defaultsOf(screen: Screen): Record<string, unknown> {
  const properties = asks(screen).flatMap((ask) =>
    Object.entries((ask.schema.properties ?? {}) as Record<string, { default?: unknown }>),
  );
  return Object.fromEntries(
    properties.flatMap(([name, schema]) => (schema.default === undefined ? [] : [[name, schema.default]])),
  );
}

export function asks(screen: Screen): Ask[] {
  return screen.steps.filter(isAsk).map((step) => step.ask);
}
