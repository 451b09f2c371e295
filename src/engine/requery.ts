import type { Condition, Screen } from "#definition/compiled.ts";
import type { RequeryDefinition } from "#definition/format.ts";
import type { FindDefinition, Outcome } from "#definition/screen.ts";
import { itemsOf } from "#lib/reply-data.ts";

import { exchange } from "./call.ts";
import { holds } from "./condition.ts";
import type { Environment } from "./environment.ts";
import { isBefore, isOurs, soughtOf } from "./find-row.ts";
import type { JournalEntry } from "./journal.ts";
import { decideByRules, withAnswer } from "./outcome.ts";
import { intentIn } from "./intent.ts";
import { buildRequest } from "./request.ts";
import { isMoney, resolveRows, type MoneyStep } from "./screen-facts.ts";
import type { Scope } from "./scope.ts";
import type { Row } from "./screen-state.ts";
import { sessionScope } from "./session-scope.ts";
import { resolveValue } from "./value.ts";

type Requery = RequeryDefinition<Condition>;
type Find = FindDefinition<Condition>;

/** What an answer about a payment said; `rows` is what only it could say. */
export type Learnt = { readonly outcome: Outcome; readonly rows: readonly Row[] };

const nothing: Learnt = { outcome: "pending", rows: [] };

/** So many pages of a list are read back at most: whoever has paid more since is asked to look for themselves. */
const PAGES = 20;

/**
 * Asks once what became of a payment, the way its screen declares; of several ways the next one where the one before gave
 * no end. No answer and no rule that holds is pending.
 */
export async function askAgain(
  screen: Screen,
  entry: JournalEntry,
  environment: Environment,
): Promise<Learnt> {
  const scope = scopeOf(entry, environment);
  for (const requery of requeriesOf(screen, entry)) {
    if (requery.when && !holds(requery.when, scope)) continue;
    // A reference that the reply misspelt leads nowhere: the list may still know the payment.
    const learnt = await askOneWay(requery, screen, entry, scope, environment);
    if (learnt.outcome !== "pending") return learnt;
  }
  return nothing;
}

async function askOneWay(
  requery: Requery,
  screen: Screen,
  entry: JournalEntry,
  scope: Scope,
  environment: Environment,
): Promise<Learnt> {
  const found = requery.find
    ? await findRow(requery, requery.find, screen, entry, scope, environment)
    : await ask(requery, scope, environment);
  if (!found) return nothing;
  const outcome = decideByRules(requery, found);
  return { outcome, rows: outcome === "succeeded" ? resolveRows(requery.result, found) : [] };
}

/** The scope with the answer; undefined where none came. */
async function ask(requery: Requery, scope: Scope, environment: Environment): Promise<Scope | undefined> {
  const request = buildRequest(requery, scope);
  const answer = request && (await exchange(environment.send, request));
  return answer && !("error" in answer) ? withAnswer(scope, answer) : undefined;
}

/** The scope with our row of the list as `$item`; undefined where no row is ours, or more than one. */
async function findRow(
  requery: Requery,
  find: Find,
  screen: Screen,
  entry: JournalEntry,
  scope: Scope,
  environment: Environment,
): Promise<Scope | undefined> {
  const sought = soughtOf(screen, entry, stepOf(screen, entry)?.direction);
  const ours = new Map<string, Scope>();
  let last = "";
  for (let page = 1; page <= (find.page ? PAGES : 1); page++) {
    const answered = await ask(onPage(requery, find, page), scope, environment);
    if (!answered) return undefined;
    const rows = itemsOf(resolveValue(find.in, answered)).map((item) => ({ ...answered, item }));
    const text = JSON.stringify(rows.map(({ item }) => item));
    // A provider that knows no pages gives the same one again and again.
    if (rows.length === 0 || text === last) break;
    last = text;
    // A row may move to the next page while we read.
    for (const row of rows) if (isOurs(find, row, sought)) ours.set(JSON.stringify(row.item), row);
    // Newest first: what comes after the last row is older still.
    if (isBefore(find, rows.at(-1)!, entry)) break;
  }
  return ours.size === 1 ? [...ours.values()][0] : undefined;
}

function onPage(requery: Requery, { page }: Find, number: number): Requery {
  return page ? { ...requery, query: { ...requery.query, [page]: number } } : requery;
}

/** The longest of the pauses (ms) that the ways to ask about this payment want after so many questions. */
export function pauseOf(screen: Screen, entry: JournalEntry, asked: number): number {
  const pauses = requeriesOf(screen, entry).map(({ every = 0 }) => listOf(every));
  return Math.max(0, ...pauses.map((list) => list[asked] ?? list.at(-1) ?? 0));
}

/** Epoch milliseconds after which the ways to ask about this payment ask no more. */
export function deadlineOf(screen: Screen, entry: JournalEntry): number {
  const deadlines = requeriesOf(screen, entry).map(({ deadline = Infinity }) => deadline);
  return Date.parse(entry.startedAt) + Math.max(0, ...deadlines);
}

/** How the step that made this payment is asked about. */
function requeriesOf(screen: Screen, entry: JournalEntry): readonly Requery[] {
  const requery = stepOf(screen, entry)?.requery;
  return requery === undefined ? [] : listOf(requery);
}

function stepOf(screen: Screen, entry: JournalEntry): MoneyStep | undefined {
  const steps = screen.steps.filter(isMoney);
  return steps.find(({ name }) => name === entry.step) ?? steps[0];
}

function scopeOf(entry: JournalEntry, environment: Environment): Scope {
  const { amount, providerReference } = entry;
  const about = { ...(amount && { amount }), ...(providerReference && { providerReference }) };
  return { ...sessionScope(environment), intent: { ...intentIn(entry), ...about } };
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}
