import { deepEqual } from "#lib/json/equality.ts";
import { isRecord } from "#lib/json/record.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { isPresent } from "#engine/values/complete.ts";
import { holdsOrElse } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

import { type Option, optionsOf, type Source, type SourceState } from "./source.ts";

/** The state of a list with its first page. */
export function withFirst(source: Source, read: SourceState, answered: Scope): SourceState {
  if (!source.pages || read.status !== "ready") return read;
  const items = listOf(source, answered);
  const next = nextOf(source.pages, { page: items, count: items.length, read: 1 }, answered);
  return { ...read, pages: { status: "ready", next, read: 1, items } };
}

/** What one more page changes. A page that is the same as the last is the end: the provider has no pages. */
export function withNext(
  source: Source,
  { pages: known, options = [] }: SourceState,
  body: unknown,
  answered: Scope,
): Partial<SourceState> {
  const { items: before, read: pagesBefore, next: asked } = known!;
  const page = listOf(source, answered);
  const isRepeated = deepEqual(before.slice(before.length - page.length), page);
  const items = isRepeated ? before : [...before, ...page];
  const read = pagesBefore + 1;
  const told = isRepeated ? undefined : nextOf(source.pages!, { page, count: items.length, read }, answered);
  const next = deepEqual(told, asked) ? undefined : told;
  const staying = options.filter(({ stays }) => stays);
  return {
    body: withItems(body, page, items),
    ...(source.options && { options: withChoices(optionsOf(source, items, answered), staying) }),
    pages: { status: "ready", next, read, items },
  };
}

/** The options with the choices that they lack at their end. */
export function withChoices(options: readonly Option[], chosen: readonly Option[]): readonly Option[] {
  const lacking = chosen.filter(({ value }) => !options.some((one) => one.value === value));
  return [...options, ...lacking.map((one) => ({ ...one, stays: true as const }))];
}

/** What was read so far: the last page, and how many items and pages there are with it. */
type Read = { readonly page: readonly unknown[]; readonly count: number; readonly read: number };

/** What the parameter of the next page is; undefined when the reply says, or a short page shows, that there is none. */
function nextOf(
  { by, first, next, more, size = 1 }: NonNullable<Source["pages"]>,
  { page, count, read }: Read,
  answered: Scope,
): unknown {
  if (page.length < size || !holdsOrElse(more, answered, true)) return undefined;
  if (next === undefined) return by === "offset" ? (first ?? 0) + count : (first ?? 1) + read;
  const told = resolveValue(next, answered);
  return isPresent(told) && told !== false ? told : undefined;
}

function listOf({ items }: Source, answered: Scope): readonly unknown[] {
  return items === undefined ? [] : itemsOf(resolveValue(items, answered));
}

/** A reply with all items in the place of its own, wherever its list is. */
function withItems(body: unknown, page: readonly unknown[], items: readonly unknown[]): unknown {
  if (body === page || (page.length === 1 && body === page[0])) return items;
  if (!isRecord(body)) return body;
  return Object.fromEntries(Object.entries(body).map(([key, value]) => [key, withItems(value, page, items)]));
}
