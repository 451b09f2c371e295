import { type Fields, fieldsOf, listOf } from "./fields.ts";
import type { CallKind, Parts, Position } from "./parts.ts";
import { afterCall, type Scope } from "./scopes.ts";

/** Lists what every request shares: target, query, body, outcomes, effects, and its `when`. */
export function collectCall(
  { call, kind, name }: { readonly call: Fields; readonly kind: CallKind; readonly name?: string },
  at: Position,
  parts: Parts,
): void {
  parts.calls.push({ ...at.part, call, kind, ...(name && { name }) });
  collectCondition(call.when, at.at("when"), parts);
  collectTargets(call.call, at.at("call"), parts);
  for (const [key, value] of Object.entries(fieldsOf(call.query))) {
    parts.values.push({ ...at.at("query", key).part, value, use: "query" });
  }
  parts.values.push({ ...at.at("body").part, value: call.body, use: "body" });
  const answered = at.in(withOwnOutputs(afterCall(at.scope, call), name));
  collectOutcomes(fieldsOf(call.outcomes), answered.at("outcomes"), parts);
  for (const [outcome, effects] of Object.entries(fieldsOf(call.on))) {
    collectEffects(effects, answered.at("on", outcome), parts);
  }
}

function collectOutcomes({ status, ...outcomes }: Fields, at: Position, parts: Parts): void {
  for (const [outcome, conditions] of Object.entries(outcomes)) {
    collectAny(conditions, at.at(outcome), parts);
  }
  if (status !== undefined) collectExpressions(fieldsOf(status).of, at.at("status", "of"), parts);
}

/** Lists a position that holds one expression or several. */
export function collectExpressions(texts: unknown, at: Position, parts: Parts): void {
  if (texts === undefined) return;
  if (!Array.isArray(texts)) parts.expressions.push({ ...at.part, text: texts });
  else for (const [index, text] of texts.entries()) parts.expressions.push({ ...at.at(index).part, text });
}

/** Lists a position that holds one condition or several of which any will do. */
export function collectAny(conditions: unknown, at: Position, parts: Parts): void {
  parts.anyConditions.push(at.path);
  if (!Array.isArray(conditions)) collectCondition(conditions, at, parts);
  else for (const [index, one] of conditions.entries()) collectCondition(one, at.at(index), parts);
}

/** Lists one condition, where there is one. */
export function collectCondition(condition: unknown, at: Position, parts: Parts): void {
  if (condition !== undefined) parts.conditions.push({ ...at.part, condition });
}

/** Lists effects and the values in them. */
export function collectEffects(effects: unknown, at: Position, parts: Parts): void {
  for (const [index, one] of listOf(effects).entries()) {
    const effect = fieldsOf(one);
    const here = at.at(index);
    parts.effects.push({ ...here.part, effect });
    collectCondition(effect.when, here.at("when"), parts);
    for (const [key, value] of Object.entries(effect)) {
      if (key !== "when") collectEffectValues(key, value, here.at(key), parts);
    }
  }
}

/** Lists where a list is read from: one expression, or a value that has several. A lone text must be an expression. */
export function collectList(list: unknown, at: Position, parts: Parts): void {
  if (typeof list === "string") parts.expressions.push({ ...at.part, text: list });
  else parts.values.push({ ...at.part, value: list, use: "value" });
}

/** Lists rows of a review or a result. */
export function collectRows(rows: unknown, at: Position, parts: Parts): void {
  for (const [index, row] of listOf(rows).entries()) {
    const { label, value } = fieldsOf(row);
    parts.values.push(
      { ...at.at(index, "label").part, value: label, use: "text" },
      { ...at.at(index, "value").part, value, use: "text" },
    );
  }
}

/** Which keys of an effect hold values; the others hold names or switches. */
const EFFECT_TEXTS: Readonly<Record<string, readonly string[]>> = {
  alert: ["title", "text"],
  toast: ["text"],
  message: ["text"],
};

function collectEffectValues(name: string, content: unknown, at: Position, parts: Parts): void {
  const texts = EFFECT_TEXTS[name];
  if (name === "navigate") parts.values.push({ ...at.part, value: content, use: "url" });
  else if (texts) pushValues(content, texts, "text", at, parts);
  else if (name === "store" || name === "signIn") {
    pushValues(content, Object.keys(fieldsOf(content)), "store", at, parts);
  }
}

function pushValues(
  content: unknown,
  keys: readonly string[],
  use: "text" | "store",
  at: Position,
  parts: Parts,
): void {
  for (const key of keys) parts.values.push({ ...at.at(key).part, value: fieldsOf(content)[key], use });
}

function collectTargets(target: unknown, at: Position, parts: Parts): void {
  if (!Array.isArray(target)) {
    parts.targets.push({ ...at.part, text: target });
    return;
  }
  for (const [index, one] of target.entries()) {
    const { when, call } = fieldsOf(one);
    collectCondition(when, at.at(index, "when"), parts);
    parts.targets.push({ ...at.at(index, "call").part, text: call });
  }
}

/** Outputs are made before the effects run, so those may name them. */
export function withOwnOutputs(scope: Scope, name: string | undefined): Scope {
  if (scope.steps === "all" || !name) return scope;
  return { ...scope, steps: new Set([...scope.steps, name]) };
}
