import type { Condition, Screen } from "#definition/compiled.ts";
import type { FindDefinition } from "#definition/screen.ts";
import { timeOf } from "#lib/time/read-time.ts";
import { holds } from "#engine/values/condition.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { recipientMark } from "#engine/journal/recipient-mark.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { regionOf } from "#engine/scope/region.ts";
import { evaluateText } from "#engine/values/evaluate-text.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";

type Find = FindDefinition<Condition>;

/** A payment of the journal, with its screen's data about such payments. */
export type Sought = {
  readonly entry: JournalEntry;
  readonly direction: "debit" | "credit";
  /** Type codes; empty when the screen names none. */
  readonly types: readonly number[];
};

/** By how many ms the clocks of device and bank may differ. */
const CLOCKS_DIFFER = 24 * 60 * 60 * 1000;

/** What to search for, for the step that made the payment. */
export function soughtOf(
  screen: Screen,
  entry: JournalEntry,
  direction: Sought["direction"] = "debit",
): Sought {
  return { entry, direction, types: screen.history?.transactionTypes ?? [] };
}

/** Whether a row (`$item` of the scope) proves the outcome of the payment. */
export function isOurs(find: Find, row: Scope, sought: Sought): boolean {
  return (
    (!find.when || holds(find.when, row)) &&
    namesIt(find, row) &&
    hasItsAmount(find, row, sought) &&
    hasItsDirection(find, row, sought) &&
    hasItsType(find, row, sought) &&
    hasItsRecipient(find, row, sought) &&
    !isBefore(find, row, sought.entry)
  );
}

/** Whether the row is from a time before the payment. The device's clock may have been ahead: the provider's own counts too. */
export function isBefore(
  { time }: Find,
  row: Scope,
  { startedAt, sentAt = Infinity, firstSentAt = sentAt }: JournalEntry,
): boolean {
  return rowTime({ time }, row) < Math.min(Date.parse(startedAt), firstSentAt) - CLOCKS_DIFFER;
}

/** Whether the first row of a page is from a later time than the last. */
export function isNewestFirst(find: Find, first: Scope, last: Scope): boolean {
  return rowTime(find, first) > rowTime(find, last);
}

/** Epoch milliseconds; NaN of a row without a time. */
function rowTime({ time }: Pick<Find, "time">, row: Scope): number {
  return time === undefined ? Number.NaN : timeOf(resolveToText(time, row), regionOf(row).timeZone);
}

/** What the payment is called; empty where a name is not known. */
export function namesOf({ is }: Find, scope: Scope): readonly string[] {
  return [is].flat().map((name) => resolveToText(name, scope));
}

/** Whether the row has a name of the payment. */
export function namesIt(find: Find, row: Scope): boolean {
  const { where = [], endOf = [] } = find;
  const names = namesOf(find, row).filter((name) => name !== "");
  const texts = (expressions: string | readonly string[]) =>
    [expressions].flat().map((expression) => textOf(evaluateText(expression, row)));
  return (
    texts(where).some((text) => names.includes(text)) ||
    texts(endOf).some((text) => names.some((name) => endsWithWord(text, name)))
  );
}

/** A match must be a whole word: the tail of a longer name is another name. */
function endsWithWord(text: string, name: string): boolean {
  if (!text.endsWith(name)) return false;
  return !/[\p{L}\p{N}_-]/u.test(text.slice(0, -name.length).slice(-1));
}

function hasItsAmount({ amount, currency: its }: Find, row: Scope, { entry }: Sought): boolean {
  const { minor = entry.kobo, currency = "NGN" } = entry;
  const found = resolveValue(amount, row);
  return (
    typeof found === "number" &&
    minor !== undefined &&
    Math.abs(found) === minor &&
    currency === regionFor(its, row)?.currency
  );
}

function hasItsDirection({ direction }: Find, row: Scope, sought: Sought): boolean {
  return direction === undefined || resolveToText(direction, row).toLowerCase() === sought.direction;
}

function hasItsType({ type }: Find, row: Scope, { types }: Sought): boolean {
  if (type === undefined || types.length === 0) return true;
  return types.map(String).includes(resolveToText(type, row));
}

function hasItsRecipient({ recipient }: Find, row: Scope, { entry }: Sought): boolean {
  const text = resolveToText(recipient, row);
  return text === "" || entry.to === undefined || recipientMark(entry.key, text) === entry.to;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
}
