import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import type { Use } from "#definition/meta.ts";
import { transformsAtHand } from "#definition/transforms.ts";

import { collectCondition } from "./collect-condition.ts";
import type { Parts } from "./parts.ts";
import { ScopedPath } from "./scoped-path.ts";
import { itemScope } from "./scopes.ts";

/** Walks into the values that were found, and lists their texts, their transforms, and the conditions of `$cases` and `$each`. */
export function collectValues(parts: Parts): void {
  for (const { path, scope, value, use } of parts.values) {
    collectValue(value, ScopedPath.from(scope, path), use, parts);
  }
}

function collectValue(value: unknown, at: ScopedPath, use: Use, parts: Parts): void {
  if (typeof value === "string") parts.texts.push({ ...at.part, text: value, use });
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) collectValue(item, at.at(index), use, parts);
  } else if (isFields(value)) collectObject(value, at, use, parts);
}

function collectObject(value: Fields, at: ScopedPath, use: Use, parts: Parts): void {
  const form = Object.keys(value).find((key) => key.startsWith("$"));
  if (form === undefined) {
    for (const [key, one] of Object.entries(value)) collectValue(one, at.at(key), use, parts);
    return;
  }
  parts.forms.push({ ...at.part, form, value });
  if (form === "$value") collectTransformed(value, at, use, parts);
  if (form === "$first") collectValue(value.$first, at.at("$first"), use, parts);
  if (form === "$text") collectText(value, at, use, parts);
  if (form === "$cases") collectCases(value, at, use, parts);
  if (form === "$each") collectEach(fieldsOf(value.$each), at.at("$each"), use, parts);
}

function collectTransformed(value: Fields, at: ScopedPath, use: Use, parts: Parts): void {
  collectValue(value.$value, at.at("$value"), use, parts);
  collectValue(value.currency, at.at("currency"), use, parts);
  const here = at.at("as");
  if (!Array.isArray(value.as)) collectTransform(value.as, here, use, parts);
  else for (const [index, one] of value.as.entries()) collectTransform(one, here.at(index), use, parts);
}

function collectTransform(transform: unknown, at: ScopedPath, use: Use, parts: Parts): void {
  parts.transforms.push({ ...at.part, transform });
  const names = [textOf(transform) ?? [], Object.keys(fieldsOf(transform))].flat();
  if (!names.every((name) => transformsAtHand.includes(name))) parts.late.add("views");
  for (const [name, argument] of Object.entries(fieldsOf(transform))) {
    collectValue(argument, at.at(name), use, parts);
  }
}

function collectText(value: Fields, at: ScopedPath, use: Use, parts: Parts): void {
  const text = textOf(value.$text);
  const values = fieldsOf(value.with);
  const names = [...at.scope.names, ...Object.keys(values)];
  if (text !== undefined) parts.texts.push({ ...at.at("$text").in({ ...at.scope, names }).part, text, use });
  for (const [name, one] of Object.entries(values)) collectValue(one, at.at("with").at(name), use, parts);
}

function collectCases(value: Fields, at: ScopedPath, use: Use, parts: Parts): void {
  for (const [index, one] of listOf(value.$cases).entries()) {
    const { when, value: result } = fieldsOf(one);
    const here = at.at("$cases").at(index);
    if (when !== undefined) collectCondition(when, here.at("when"), parts);
    collectValue(result, here.at("value"), use, parts);
  }
}

function collectEach({ of, when, value }: Fields, at: ScopedPath, use: Use, parts: Parts): void {
  collectValue(of, at.at("of"), use, parts);
  const inItem = at.in(itemScope(at.scope));
  if (when !== undefined) collectCondition(when, inItem.at("when"), parts);
  collectValue(value, inItem.at("value"), use, parts);
}
