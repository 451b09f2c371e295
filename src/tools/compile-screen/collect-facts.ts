import { collectRows } from "./collect-call.ts";
import { type Fields, fieldsOf, listOf } from "./fields.ts";
import type { Parts, Position } from "./parts.ts";
import { withRoots } from "./scopes.ts";

/** Lists what a step shows besides text: rows, shares, a table. */
export function collectFacts({ rows, shares, table }: Fields, at: Position, parts: Parts): void {
  collectRows(rows, at.at("rows"), parts);
  for (const [index, share] of listOf(shares).entries()) {
    for (const key of ["value", "text"]) {
      parts.values.push({ ...at.at("shares", index, key).part, value: fieldsOf(share)[key], use: "text" });
    }
  }
  if (table !== undefined) collectTable(fieldsOf(table), at.at("table"), parts);
}

function collectTable({ title, items, columns, empty }: Fields, at: Position, parts: Parts): void {
  parts.values.push(
    { ...at.at("title").part, value: title, use: "text" },
    { ...at.at("empty").part, value: empty, use: "text" },
  );
  parts.expressions.push({ ...at.at("items").part, text: items });
  const item = at.in(withRoots(at.scope, "item"));
  for (const [index, column] of listOf(columns).entries()) {
    const value = fieldsOf(column).value;
    parts.values.push({ ...item.at("columns", index, "value").part, value, use: "text" });
  }
}
