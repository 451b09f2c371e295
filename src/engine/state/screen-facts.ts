import type { Ask, Condition, Screen, Step } from "#definition/compiled.ts";
import { expressionsIn, expressionsInText, type Expression } from "#definition/expression.ts";
import type { CallStep, RowDefinition } from "#definition/format.ts";
import type { Scope } from "#engine/scope/scope.ts";

import { isAsk } from "./position.ts";
import type { Row } from "./screen-state.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";

export type MoneyStep = CallStep<Condition> & { readonly money: true };

/** Whether a step begins a payment. The calls of its challenges go on with it. */
export function isMoney(step: Step): step is MoneyStep {
  return isMoneyCall(step) && step.challenge === undefined;
}

/** Whether a call goes on with a payment that has met a challenge. */
export function goesOn(step: Step): step is MoneyStep {
  return isMoneyCall(step) && step.challenge !== undefined;
}

function isMoneyCall(step: Step): step is MoneyStep {
  return "call" in step && !("wait" in step) && "money" in step && step.money === true;
}

/** Rows with a value; `N/A` and empty ones are left out. With `each` a row stands for each item of a list. */
export function resolveRows(rows: readonly RowDefinition[] = [], scope: Scope): Row[] {
  return rows
    .flatMap(({ each, ...row }) =>
      each === undefined
        ? resolveRow(row, scope)
        : itemsOf(resolveValue(each, scope)).map((item) => resolveRow(row, { ...scope, item })),
    )
    .filter(({ value }) => value !== "" && value !== "N/A");
}

function resolveRow({ label, value, ...row }: Omit<RowDefinition, "each">, scope: Scope): Row {
  return { ...row, label: resolveToShown(label, scope), value: resolveToShown(value, scope) };
}

/** The secret inputs: only sent in the request that uses them. */
export function secretInputs(screen: Screen): string[] {
  return asks(screen).flatMap((ask) => ask.secrets);
}

/** The inputs that look-ups fill in: what they find follows from other inputs. */
export function foundByLookUps({ found, sources = {} }: Screen): string[] {
  return found.sourcesOfInputs.flatMap((name) => Object.keys(sources[name]?.fill ?? {}));
}

/** The expressions in the address, query and body of a step's call. */
export function sentExpressions(step: Step): Expression[] {
  if (!("call" in step)) return [];
  const targets = typeof step.call === "string" ? [step.call] : step.call.map(({ call }) => call);
  return [
    ...targets.flatMap(expressionsInText),
    ...expressionsIn({ query: step.query ?? null, body: step.body ?? null }),
  ];
}

/** The inputs that a step's call uses. */
export function sentInputs(step: Step): string[] {
  return sentExpressions(step)
    .filter(({ root }) => root === "inputs" || root === "selected")
    .map(({ path }) => path[0] ?? "");
}

/** The initial values of the forms: the defaults of their schemas. */
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
