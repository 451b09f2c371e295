import type { Condition, Screen } from "#definition/compiled.ts";
import type { Outcome, RequeryDefinition } from "#definition/screen.ts";

import { exchange } from "./call.ts";
import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import { decideByRules, withAnswer } from "./outcome.ts";
import { visible } from "./payment.ts";
import { buildRequest } from "./request.ts";
import { isMoney } from "./review.ts";
import { evaluateText, type Scope } from "./scope.ts";
import { resolveToText } from "./value.ts";

/** Asks once what became of a payment, the way its screen declares. No answer and no rule that holds is pending. */
export async function askAgain(
  screen: Screen,
  entry: JournalEntry,
  environment: Environment,
): Promise<Outcome> {
  const requery = requeryOf(screen, entry);
  const scope: Scope = {
    ...environment.context(),
    intent: { ...visible(entry), ...(entry.amount && { amount: entry.amount }) },
  };
  const request = requery && buildRequest(requery, scope);
  if (!requery || !request) return "pending";
  const answer = await exchange(environment.send, request);
  if ("error" in answer) return "pending";
  const answered = withAnswer(scope, answer);
  const found = requery.find ? findRow(requery.find, answered) : answered;
  if (!found) return "pending";
  return decideByRules(requery, found);
}

/** How the step that made this payment is asked about. */
export function requeryOf(screen: Screen, entry: JournalEntry): RequeryDefinition<Condition> | undefined {
  const steps = screen.steps.filter(isMoney);
  return (steps.find(({ name }) => name === entry.step) ?? steps[0])?.requery;
}

/** The scope with our row of the list as `$item`. */
function findRow(find: NonNullable<RequeryDefinition<Condition>["find"]>, scope: Scope): Scope | undefined {
  const rows = evaluateText(find.in, scope);
  const wanted = resolveToText(find.contains, scope);
  if (!Array.isArray(rows) || wanted === "") return undefined;
  const scopes = rows.map((item: unknown) => ({ ...scope, item }));
  return scopes.find((one) => resolveToText(find.where, one).includes(wanted));
}
