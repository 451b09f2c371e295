import type { Condition, Screen } from "#definition/compiled.ts";
import type { Outcome, RequeryDefinition } from "#definition/screen.ts";
import { itemsOf } from "#lib/reply-data.ts";

import { exchange } from "./call.ts";
import { holds } from "./condition.ts";
import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import { decideByRules, withAnswer } from "./outcome.ts";
import { visible } from "./payment.ts";
import { buildRequest } from "./request.ts";
import { isMoney, resolveRows } from "./review.ts";
import { evaluateText, type Scope } from "./scope.ts";
import type { Row } from "./screen-state.ts";
import { resolveToText } from "./value.ts";

type Requery = RequeryDefinition<Condition>;

/** What an answer about a payment said; `rows` is what only it could say. */
export type Learnt = { readonly outcome: Outcome; readonly rows: readonly Row[] };

const nothing: Learnt = { outcome: "pending", rows: [] };

/** Asks once what became of a payment, the way its screen declares. No answer and no rule that holds is pending. */
export async function askAgain(
  screen: Screen,
  entry: JournalEntry,
  environment: Environment,
): Promise<Learnt> {
  const scope = scopeOf(entry, environment);
  const requery = requeriesOf(screen, entry).find(({ when }) => !when || holds(when, scope));
  const request = requery && buildRequest(requery, scope);
  if (!requery || !request) return nothing;
  const answer = await exchange(environment.send, request);
  if ("error" in answer) return nothing;
  const answered = withAnswer(scope, answer);
  const found = requery.find ? findRow(requery.find, answered) : answered;
  if (!found) return nothing;
  const outcome = decideByRules(requery, found);
  return { outcome, rows: outcome === "succeeded" ? resolveRows(requery.result, found) : [] };
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
  const steps = screen.steps.filter(isMoney);
  const requery = (steps.find(({ name }) => name === entry.step) ?? steps[0])?.requery;
  return requery === undefined ? [] : listOf(requery);
}

function scopeOf(entry: JournalEntry, environment: Environment): Scope {
  const { amount, providerReference } = entry;
  const about = { ...(amount && { amount }), ...(providerReference && { providerReference }) };
  return { ...environment.context(), intent: { ...visible(entry), ...about } };
}

/** The scope with our row of the list as `$item`. */
function findRow(
  { in: list, where, contains }: NonNullable<Requery["find"]>,
  scope: Scope,
): Scope | undefined {
  const wanted = listOf(contains)
    .map((value) => resolveToText(value, scope))
    .filter((text) => text !== "");
  const scopes = itemsOf(evaluateText(list, scope)).map((item) => ({ ...scope, item }));
  const texts = (one: Scope) => listOf(where).map((text) => resolveToText(text, one));
  return scopes.find((one) => texts(one).some((text) => wanted.some((part) => text.includes(part))));
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}
