import type { Condition } from "#definition/compiled.ts";
import type { FindDefinition } from "#definition/screen.ts";
import { itemsOf } from "#lib/reply-data.ts";
import { holds } from "#engine/values/condition.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveValue } from "#engine/values/value.ts";

import { isBefore, isNewestFirst, isOurs, namesIt, namesOf, type Sought } from "./find-row.ts";

export { soughtOf } from "./find-row.ts";

type Find = FindDefinition<Condition>;

/** Limit of pages that are read back; a customer with more payments since then has to look for themselves. */
const PAGES = 20;

type ReadList = {
  /** Our rows, as `$item` of a scope. */
  readonly ours: readonly Scope[];
  /** The answer with the first page. */
  readonly first: Scope;
  /** Whether a row that the list has would have been found. */
  readonly isWhole: boolean;
  /** Whether any row names the payment, also one that does not fit it otherwise. */
  readonly isNamed: boolean;
};

/**
 * The scope with our row of the list as `$item`; undefined when no row, or more than one, is ours. "absent" when the
 * list certainly lacks the payment, and the screen says that this is a failure by now.
 */
export async function findRow(
  find: Find,
  sought: Sought,
  askFor: (page: number) => Promise<Scope | undefined>,
): Promise<Scope | "absent" | undefined> {
  const list = await readList(find, sought, askFor);
  if (!list) return undefined;
  if (list.ours.length === 1) return list.ours[0];
  return isAbsent(find, list) ? "absent" : undefined;
}

/** The list, back to the time of the payment; undefined when a page did not come, because the row could be there. */
async function readList(
  find: Find,
  sought: Sought,
  askFor: (page: number) => Promise<Scope | undefined>,
): Promise<ReadList | undefined> {
  const ours = new Map<string, Scope>();
  let [isWhole, isNamed] = [false, false];
  let [first, last]: [Scope | undefined, string] = [undefined, ""];
  for (let page = 1; page <= (find.page ? PAGES : 1); page++) {
    const answered = await askFor(page);
    if (!answered) return undefined;
    first ??= answered;
    // A refusal has no rows of the bank, whatever else it has.
    const rows = isGood(answered) ? rowsOf(find, answered) : [];
    isWhole = isGood(answered) && (isEnd(find, answered) || isPast(find, rows, sought));
    const text = JSON.stringify(rows.map(({ item }) => item));
    // A provider without pages sends the same one again and again.
    if (rows.length === 0 || text === last) break;
    last = text;
    // A row may move to the next page while we read.
    for (const row of rows) if (isOurs(find, row, sought)) ours.set(JSON.stringify(row.item), row);
    isNamed ||= rows.some((row) => namesIt(find, row));
    // Newest first, so everything after the last row is older still.
    if (isBefore(find, rows.at(-1)!, sought.entry)) break;
  }
  return first && { ours: [...ours.values()], first, isWhole, isNamed };
}

function rowsOf(find: Find, answered: Scope): Scope[] {
  return itemsOf(resolveValue(find.in, answered)).map((item) => ({ ...answered, item }));
}

function isGood({ statusCode }: Scope): boolean {
  return Number(statusCode) >= 200 && Number(statusCode) < 300;
}

/** An empty page ends a list only if it is one: a reply of another form has no rows either. */
function isEnd(find: Find, answered: Scope): boolean {
  const found = resolveValue(find.in, answered);
  return Array.isArray(found) && found.length === 0;
}

/** Whether these rows go back past the payment: a list that begins with the oldest may have been cut before it. */
function isPast(find: Find, rows: readonly Scope[], { entry }: Sought): boolean {
  const [newest, oldest] = [rows[0], rows.at(-1)];
  if (!newest || !oldest || !isBefore(find, oldest, entry)) return false;
  return rows.length === 1 || isNewestFirst(find, newest, oldest);
}

/** The first answer counts, as the payment was the youngest then. A name that we do not know is in no list. */
function isAbsent(find: Find, { first, isWhole, isNamed }: ReadList): boolean {
  if (!find.absent || !isWhole || isNamed || namesOf(find, first).includes("")) return false;
  return holds(find.absent, first);
}
