import type { Condition, Screen } from "#definition/compiled.ts";
import type { RequeryDefinition } from "#definition/format.ts";
import type { FindDefinition, Outcome } from "#definition/screen.ts";
import "#engine/transforms/late-transforms.ts";
import { exchange } from "#engine/calls/call.ts";
import { holds } from "#engine/values/condition.ts";
import type { End } from "#engine/journal/end.ts";
import type { Environment } from "#engine/environment.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { withAnswer } from "#engine/calls/outcome.ts";
import { intentIn } from "#engine/journal/intent.ts";
import { buildRequest } from "#engine/calls/request.ts";
import { pauseAfter } from "#engine/calls/schedule.ts";
import { isMoney, resolveRows, type MoneyStep } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row } from "#engine/state/screen-state.ts";
import { sessionScope } from "#engine/scope/session-scope.ts";

import { endIn } from "./ends.ts";
import { decideByRules } from "./money-outcome.ts";

type Requery = RequeryDefinition<Condition>;
type Find = FindDefinition<Condition>;

/** The answer about a payment; `rows` are those that only this answer has. */
export type Learnt = {
  readonly outcome: Outcome;
  readonly rows: readonly Row[];
  /** How it has ended, where it is resolved. */
  readonly end?: End;
};

const nothing: Learnt = { outcome: "pending", rows: [] };

/**
 * Asks once about a payment's outcome, in the ways that its screen declares: the next way when the one before gave no
 * final outcome. No answer, and no rule that holds, mean pending.
 */
export async function askAgain(
  screen: Screen,
  entry: JournalEntry,
  environment: Environment,
): Promise<Learnt> {
  const scope = scopeOf(entry, environment, countQuestion(entry, environment));
  for (const requery of requeriesOf(screen, entry)) {
    if (requery.when && !holds(requery.when, scope)) continue;
    // A wrong reference from the reply finds nothing, but the list may still contain the payment.
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
  const found = await foundBy(requery, screen, entry, scope, environment);
  if (!found) return nothing;
  if (found === "absent") return { outcome: "failed", rows: [] };
  const outcome = decideByRules(requery, found);
  const end = outcome === "resolved" ? endIn(requery, found) : undefined;
  const rows = outcome === "succeeded" || end?.again ? resolveRows(requery.result, found) : [];
  return { outcome, rows, ...(end && { end }) };
}

/** What the outcome is read from: the answer, or our row of the list in it. */
async function foundBy(
  requery: Requery,
  screen: Screen,
  entry: JournalEntry,
  scope: Scope,
  environment: Environment,
): Promise<Scope | "absent" | undefined> {
  const { find } = requery;
  if (!find) return ask(requery, entry, scope, environment);
  // Sign-in has no lists to search; screens that move money have loaded it before they open.
  const { findRow, soughtOf } = await import("./find-in-list.ts");
  const sought = soughtOf(screen, entry, stepOf(screen, entry)?.direction);
  return findRow(find, sought, (page) => ask(onPage(requery, find, page), entry, scope, environment));
}

function onPage(requery: Requery, { page }: Find, number: number): Requery {
  return page ? { ...requery, query: { ...requery.query, [page]: number } } : requery;
}

/** The scope with the answer; undefined without an answer. */
async function ask(
  requery: Requery,
  entry: JournalEntry,
  scope: Scope,
  environment: Environment,
): Promise<Scope | undefined> {
  const request = buildRequest(requery, scope);
  const answer = request && (await exchange(environment.send, request));
  if (!answer || "error" in answer) return undefined;
  // By the provider's clock, because the device's may have been set meanwhile.
  const age = (answer.reply.at ?? NaN) - (entry.sentAt ?? NaN);
  const intent = { ...(scope.intent as object), ...(age >= 0 && { age }) };
  return { ...withAnswer(scope, answer), intent };
}

/** How long (ms) the ways to ask about this payment pause after this many questions; the longest counts. */
export function pauseOf(screen: Screen, entry: JournalEntry, asked: number): number {
  return Math.max(0, ...requeriesOf(screen, entry).map(({ every = 0 }) => pauseAfter(every, asked)));
}

/** Epoch milliseconds after which no way to ask about this payment asks any more. */
export function deadlineOf(screen: Screen, entry: JournalEntry): number {
  const deadlines = requeriesOf(screen, entry).map(({ deadline = Infinity }) => deadline);
  return Date.parse(entry.startedAt) + Math.max(0, ...deadlines);
}

/** The ways to ask about the step that made this payment. */
function requeriesOf(screen: Screen, entry: JournalEntry): readonly Requery[] {
  const requery = stepOf(screen, entry)?.requery;
  return requery === undefined ? [] : listOf(requery);
}

function stepOf(screen: Screen, entry: JournalEntry): MoneyStep | undefined {
  const steps = screen.steps.filter(isMoney);
  return steps.find(({ name }) => name === entry.step) ?? steps[0];
}

const questions = new WeakMap<object, Map<string, number>>();

/** How often this payment was asked about since the app was opened, this time included. */
function countQuestion({ key }: JournalEntry, { journal }: Environment): number {
  const counts = questions.get(journal) ?? new Map<string, number>();
  questions.set(journal, counts);
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

function scopeOf(entry: JournalEntry, environment: Environment, asked: number): Scope {
  const { amount, providerReference } = entry;
  const about = { asked, ...(amount && { amount }), ...(providerReference && { providerReference }) };
  return { ...sessionScope(environment), intent: { ...intentIn(entry), ...about } };
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}
