import type { Meta } from "#definition/meta.ts";
import { escapePart } from "#lib/json/pointer.ts";
import { walkScreen, type Visit } from "#tools/meta-schema/walk.ts";
import { type Fields, fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";

import { collectCondition } from "./collect-condition.ts";
import { collectValues } from "./collect-values.ts";
import { noParts, type Parts } from "./parts.ts";
import type { ScopedPath } from "./scoped-path.ts";

/**
 * Lists every value of a screen that has a role in the meta-schema. The screen may still have the wrong shape.
 * @param format a meta-schema other than ours, for tests
 */
export function collectParts(screen: Fields, format?: Meta): Parts {
  const parts = noParts();
  for (const visit of walkScreen(screen, format)) collect(visit, parts);
  collectValues(parts);
  return parts;
}

function collect(visit: Visit, parts: Parts): void {
  const { role, late, value, at, kind = "step" } = visit;
  const { part } = at;
  collectNames(visit, parts);
  // A switch that is off needs nothing.
  if (late && value !== false) parts.late.add(late);
  if (role === "condition") collectCondition(value, at, parts);
  else if (role === "expression") parts.expressions.push({ ...part, text: value });
  else if (role === "list") collectList(value, at, parts);
  else if (role === "target") parts.targets.push({ ...part, text: value });
  else if (role === "effect") parts.effects.push({ ...part, effect: fieldsOf(value) });
  else if (role === "form") parts.asks.push({ ...part, ask: fieldsOf(value) });
  else if (role === "hints") collectHints(value, at, parts);
  else if (role === "call") parts.calls.push({ ...part, call: fieldsOf(value), kind, ...nameOf(value, at) });
  else if (role !== undefined) parts.values.push({ ...part, value, use: role });
}

/** Names of inputs and sources, as texts and as keys. */
function collectNames({ names, keys, value, at }: Visit, { names: found }: Parts): void {
  if (names) found.push({ kind: names, word: value, pointer: at.pointer });
  if (!keys) return;
  for (const word of Object.keys(fieldsOf(value))) {
    found.push({ kind: keys, word, pointer: `${at.pointer}/${escapePart(word)}`, atKey: true });
  }
}

/** A source is named by its key, a step by its `name`. */
function nameOf(call: unknown, { path }: ScopedPath): { readonly name?: string } {
  const name = path[0] === "sources" && path.length === 2 ? String(path[1]) : textOf(fieldsOf(call).name);
  return name === undefined ? {} : { name };
}

/** Where a list is read from: one expression, or a value with several. A text by itself must be an expression. */
function collectList(list: unknown, at: ScopedPath, parts: Parts): void {
  if (typeof list === "string") parts.expressions.push({ ...at.part, text: list });
  else parts.values.push({ ...at.part, value: list, use: "value" });
}

/**
 * In UI hints, a text that starts with one `$` is an expression, such as the quick amounts of a tenant; all other texts
 * belong to rjsf.
 */
function collectHints(hint: unknown, at: ScopedPath, parts: Parts): void {
  if (typeof hint === "string" && /^\$(?!\$)/.test(hint)) parts.expressions.push({ ...at.part, text: hint });
  else if (Array.isArray(hint))
    for (const [index, one] of hint.entries()) collectHints(one, at.at(index), parts);
  else for (const [key, one] of Object.entries(fieldsOf(hint))) collectHints(one, at.at(key), parts);
}
