import type { ShareDefinition, TableDefinition } from "#definition/format.ts";
import type { FactsDefinition } from "#definition/screen.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";
import { words } from "#engine/words.ts";

import { resolveRows } from "./screen-facts.ts";
import type { Row } from "./screen-state.ts";

/** What a step shows, ready for reading. */
export type Facts = {
  readonly rows: readonly Row[];
  readonly shares: readonly Share[];
  readonly table?: Table;
};
type Share = { readonly label: string; readonly value: number; readonly text: string };
export type Table = {
  readonly title: string;
  readonly columns: readonly { readonly label: string; readonly align?: "end" }[];
  readonly lines: readonly (readonly string[])[];
  readonly empty: string;
};

export function resolveFacts({ rows, shares = [], table }: FactsDefinition, scope: Scope): Facts {
  return {
    rows: resolveRows(rows, scope),
    shares: shares.map((share) => resolveShare(share, scope)).filter(({ value }) => value > 0),
    ...(table && { table: resolveTable(table, scope) }),
  };
}

function resolveShare({ label, value, text }: ShareDefinition, scope: Scope): Share {
  return { label, value: Number(resolveValue(value, scope)) || 0, text: resolveToShown(text, scope) };
}

function resolveTable({ title, items, columns, empty }: TableDefinition, scope: Scope): Table {
  const found = resolveValue(items, scope);
  const list: readonly unknown[] = Array.isArray(found) ? found : [];
  return {
    title: resolveToShown(title, scope),
    columns: columns.map(({ value: _value, ...column }) => column),
    lines: list.map((item) => columns.map(({ value }) => resolveToShown(value, { ...scope, item }))),
    empty: resolveToShown(empty, scope) || words.nothingToShow,
  };
}
