import type { Condition, Screen } from "#definition/compiled.ts";
import type { Outcome, RequeryDefinition } from "#definition/screen.ts";

import { exchange } from "./call.ts";
import { anyHolds } from "./condition.ts";
import type { Environment } from "./environment.ts";
import type { JournalEntry } from "./journal.ts";
import { withAnswer } from "./outcome.ts";
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
  const requery = screen.steps.find(isMoney)?.requery;
  const scope: Scope = { ...environment.context(), intent: visible(entry) };
  const request = requery && buildRequest(requery, scope);
  if (!requery || !request) return "pending";
  const answered = withAnswer(scope, await exchange(environment.send, request));
  const found = requery.find ? findRow(requery.find, answered) : answered;
  if (!found) return "pending";
  if (anyHolds(requery.outcomes?.succeeded, found, false)) return "succeeded";
  return anyHolds(requery.outcomes?.failed, found, false) ? "failed" : "pending";
}

/** The scope with our row of the list as `$item`. */
function findRow(find: NonNullable<RequeryDefinition<Condition>["find"]>, scope: Scope): Scope | undefined {
  const rows = evaluateText(find.in, scope);
  const wanted = resolveToText(find.contains, scope);
  if (!Array.isArray(rows) || wanted === "") return undefined;
  const scopes = rows.map((item: unknown) => ({ ...scope, item }));
  return scopes.find((one) => resolveToText(find.where, one).includes(wanted));
}
