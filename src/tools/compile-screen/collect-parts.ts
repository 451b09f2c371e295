import { collectAsk } from "./collect-ask.ts";
import {
  collectAny,
  collectCall,
  collectCondition,
  collectEffects,
  collectExpressions,
  collectList,
  collectRows,
  withOwnOutputs,
} from "./collect-call.ts";
import { collectFacts } from "./collect-facts.ts";
import { collectValues } from "./collect-values.ts";
import { type Fields, fieldsOf, listOf, textOf } from "./fields.ts";
import { noParts, type Parts, Position } from "./parts.ts";
import { afterCall, beforeCall, sessionScope, sourceScope, stepScope, withRoots } from "./scopes.ts";

/** Walks a screen once and lists everything in it that has a meaning. The shape may still be wrong. */
export function collectParts(screen: Fields): Parts {
  const parts = noParts();
  const top = new Position([], sessionScope);
  collectHead(screen, top, parts);
  for (const [name, source] of Object.entries(fieldsOf(screen.sources))) {
    collectSource(name, fieldsOf(source), new Position(["sources", name], sourceScope), parts);
  }
  collectRecipients(fieldsOf(screen.recipients), parts);
  const before = new Set<string>();
  for (const [index, step] of listOf(screen.steps).entries()) {
    const fields = fieldsOf(step);
    collectStep(fields, new Position(["steps", index], stepScope(new Set(before))), parts);
    const name = textOf(fields.name);
    if (name) before.add(name);
  }
  collectValues(parts);
  return parts;
}

function collectHead(screen: Fields, top: Position, parts: Parts): void {
  const { title, intro, documentTitle, guard } = screen;
  const titled = top.in({ ...sessionScope, names: ["title"] });
  parts.values.push(
    { ...top.at("title").part, value: title, use: "text" },
    { ...top.at("intro").part, value: intro, use: "text" },
    { ...titled.at("documentTitle").part, value: documentTitle, use: "text" },
  );
  if (guard === undefined) return;
  collectCondition(fieldsOf(guard).when, top.at("guard", "when"), parts);
  collectEffects(fieldsOf(guard).else, top.at("guard", "else"), parts);
}

function collectSource(name: string, source: Fields, at: Position, parts: Parts): void {
  collectCall({ call: source, kind: "source", name }, at, parts);
  const after = at.in(afterCall(at.scope, source));
  collectList(source.items, after.at("items"), parts);
  for (const [key, value] of Object.entries(fieldsOf(source.options))) {
    const item = after.at("options", key).in(withRoots(after.scope, "item"));
    parts.values.push({ ...item.part, value, use: "value" });
  }
  for (const [input, value] of Object.entries(fieldsOf(source.fill))) {
    parts.values.push({ ...after.at("fill", input).part, value, use: "value" });
  }
  parts.values.push({ ...after.at("failure").part, value: source.failure, use: "text" });
}

/** Their label is made after the payment, and kept: no secret may be in it. */
function collectRecipients(recipients: Fields, parts: Parts): void {
  const at = new Position(["recipients"], sourceScope);
  for (const key of ["label", "detail"]) {
    parts.values.push({ ...at.at(key).part, value: recipients[key], use: "store" });
  }
}

function collectStep(step: Fields, at: Position, parts: Parts): void {
  if ("ask" in step) collectAsk(fieldsOf(step.ask), at.at("ask"), parts);
  if ("show" in step) collectShow(fieldsOf(step.show), at.at("show"), parts);
  if ("call" in step) collectCallStep(step, at, parts);
  else collectCondition(step.when, at.at("when"), parts);
}

function collectCallStep(step: Fields, at: Position, parts: Parts): void {
  const name = textOf(step.name);
  collectCall({ call: step, kind: "wait" in step ? "wait" : "step", ...(name && { name }) }, at, parts);
  const requested = at.in(beforeCall(at.scope, step));
  collectRows(step.review, requested.at("review"), parts);
  for (const key of ["amount", "to"]) {
    parts.values.push({ ...requested.at(key).part, value: step[key], use: "value" });
  }
  const answered = at.in(afterCall(at.scope, step));
  for (const [output, value] of Object.entries(fieldsOf(step.outputs))) {
    parts.values.push({ ...answered.at("outputs", output).part, value, use: "value" });
  }
  collectRows(step.result, answered.at("result").in(withOwnOutputs(answered.scope, name)), parts);
  if (step.fieldErrors !== undefined) {
    parts.expressions.push({ ...answered.at("fieldErrors").part, text: step.fieldErrors });
  }
  const named = answered.in(withOwnOutputs(answered.scope, name)).at("reference");
  parts.values.push({ ...named.part, value: step.reference, use: "text" });
  if (step.until !== undefined) collectAny(step.until, answered.at("until"), parts);
  for (const key of ["title", "text"]) {
    parts.values.push({ ...at.at("wait", key).part, value: fieldsOf(step.wait)[key], use: "text" });
  }
  const requery = at.at("requery");
  if (!Array.isArray(step.requery)) collectRequery(step.requery, requery, parts);
  else for (const [index, one] of step.requery.entries()) collectRequery(one, requery.at(index), parts);
}

function collectRequery(definition: unknown, at: Position, parts: Parts): void {
  if (definition === undefined) return;
  const requery = fieldsOf(definition);
  const find = requery.find === undefined ? undefined : fieldsOf(requery.find);
  const found = find ? at.in(withRoots(at.scope, "item")) : at;
  collectCall({ call: requery, kind: "requery" }, found, parts);
  collectRows(requery.result, found.in(afterCall(found.scope, requery)).at("result"), parts);
  if (find) collectFind(find, at.in(afterCall(at.scope, requery)).at("find"), parts);
}

function collectFind(find: Fields, at: Position, parts: Parts): void {
  const row = at.in(withRoots(at.scope, "item"));
  collectList(find.in, at.at("in"), parts);
  collectCondition(find.when, row.at("when"), parts);
  for (const key of ["where", "endOf"]) collectExpressions(find[key], row.at(key), parts);
  for (const key of ["amount", "direction", "type", "recipient", "time"]) {
    parts.values.push({ ...row.at(key).part, value: find[key], use: "value" });
  }
  parts.values.push({ ...at.at("is").part, value: find.is, use: "value" });
}

function collectShow(show: Fields, at: Position, parts: Parts): void {
  for (const key of ["title", "text", "done"]) {
    parts.values.push({ ...at.at(key).part, value: show[key], use: "text" });
  }
  collectFacts(show, at, parts);
  collectEffects(show.on, at.at("on"), parts);
}
