import { collectCall, collectCondition } from "./collect-call.ts";
import { collectFacts } from "./collect-facts.ts";
import { type Fields, fieldsOf, listOf } from "./fields.ts";
import type { Parts, Position } from "./parts.ts";
import { withRoots } from "./scopes.ts";

/** Lists a form and the values around it: title, buttons, links, actions. */
export function collectAsk(ask: Fields, at: Position, parts: Parts): void {
  parts.asks.push({ ...at.part, ask });
  for (const key of ["title", "intro", "submit", "submitting", "cancel"]) {
    parts.values.push({ ...at.at(key).part, value: ask[key], use: "text" });
  }
  collectHints(ask.uiSchema, at.at("uiSchema"), parts);
  for (const [input, value] of Object.entries(fieldsOf(ask.suggest))) {
    parts.values.push({ ...at.at("suggest", input).part, value, use: "value" });
  }
  for (const [field, limit] of Object.entries(fieldsOf(ask.limits))) {
    for (const key of ["minimum", "maximum", "minLength", "maxLength", "pattern", "message"]) {
      const use = key === "message" ? "text" : "value";
      parts.values.push({ ...at.at("limits", field, key).part, value: fieldsOf(limit)[key], use });
    }
  }
  for (const [field, value] of Object.entries(fieldsOf(ask.titles))) {
    parts.values.push({ ...at.at("titles", field).part, value, use: "text" });
  }
  for (const [field, list] of Object.entries(fieldsOf(ask.lists))) {
    collectList(fieldsOf(list), at.at("lists", field), parts);
  }
  collectFacts(ask, at, parts);
  for (const key of ["enabled", "shown"]) {
    for (const [field, condition] of Object.entries(fieldsOf(ask[key]))) {
      collectCondition(condition, at.at(key, field), parts);
    }
  }
  for (const [index, note] of listOf(ask.notes).entries()) {
    const here = at.at("notes", index);
    collectCondition(fieldsOf(note).when, here.at("when"), parts);
    parts.values.push({ ...here.at("text").part, value: fieldsOf(note).text, use: "text" });
  }
  for (const [index, link] of listOf(ask.links).entries()) {
    collectLink(fieldsOf(link), at.at("links", index), parts);
  }
  for (const [index, action] of listOf(ask.actions).entries()) {
    const here = at.at("actions", index);
    collectCall({ call: fieldsOf(action), kind: "action" }, here, parts);
    parts.values.push({ ...here.at("text").part, value: fieldsOf(action).text, use: "text" });
  }
}

/** Lists how each item of an answer becomes a field, and each of its own items a choice. */
function collectList(list: Fields, at: Position, parts: Parts): void {
  parts.expressions.push({ ...at.at("items").part, text: list.items });
  const item = at.in(withRoots(at.scope, "item"));
  for (const key of ["name", "title", "kind", "pattern", "message", "required"]) {
    parts.values.push({ ...item.at(key).part, value: list[key], use: "text" });
  }
  if (list.choices === undefined) return;
  const choices = fieldsOf(list.choices);
  parts.expressions.push({ ...item.at("choices", "items").part, text: choices.items });
  for (const key of ["value", "label"]) {
    parts.values.push({ ...item.at("choices", key).part, value: choices[key], use: "text" });
  }
}

function collectLink(link: Fields, at: Position, parts: Parts): void {
  collectCondition(link.when, at.at("when"), parts);
  parts.values.push(
    { ...at.at("before").part, value: link.before, use: "text" },
    { ...at.at("text").part, value: link.text, use: "text" },
    { ...at.at("to").part, value: link.to, use: "url" },
  );
}

/** In UI hints a text that starts with one `$` is an expression, as the quick amounts of a tenant; all else is rjsf's. */
function collectHints(hint: unknown, at: Position, parts: Parts): void {
  if (typeof hint === "string" && /^\$(?!\$)/.test(hint)) parts.expressions.push({ ...at.part, text: hint });
  else if (Array.isArray(hint))
    for (const [index, one] of hint.entries()) collectHints(one, at.at(index), parts);
  else for (const [key, one] of Object.entries(fieldsOf(hint))) collectHints(one, at.at(key), parts);
}
