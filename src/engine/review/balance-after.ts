import type { Screen } from "#definition/compiled.ts";
import { formatMoney } from "#lib/money/money.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { isMoney } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { Row, ScreenState } from "#engine/state/screen-state.ts";
import { resolveToShown, resolveValue } from "#engine/values/value.ts";

import { reviewed } from "./review.ts";

/** What the wallet has after the payment that the form leads to; undefined while that is not known. */
export function balanceAfter(screen: Screen, state: ScreenState, scope: Scope): Row | undefined {
  const { step, confirmation } = reviewed(screen, state, scope) ?? {};
  if (!step || !confirmation || !isMoney(step) || !step.balance) return undefined;
  const { label, value, currency } = step.balance;
  const paidIn = regionFor(step.currency, confirmation.scope);
  const heldIn = regionFor(currency, confirmation.scope);
  const amount = resolveValue(step.amount ?? null, confirmation.scope);
  const balance = resolveValue(value, confirmation.scope);
  if (typeof amount !== "number" || typeof balance !== "number") return undefined;
  if (!paidIn || paidIn.currency !== heldIn?.currency) return undefined;
  const after = step.direction === "credit" ? balance + amount : balance - amount;
  return { label: resolveToShown(label, confirmation.scope), value: formatMoney(after, paidIn) };
}
