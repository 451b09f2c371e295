import { formatMoney, toKobo } from "#lib/money.ts";
import type { Plan } from "#sandbox/demo/plan.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";

export type PlanChoice = {
  /** Of the plan's code in the request. */
  readonly field: string;
  readonly code: string;
  /** Naira that the request would pay. */
  readonly amount: number;
  /** For messages, as `bundle`. */
  readonly what: string;
};

/** Kobo of the chosen plan and its name. Refuses with 422 a plan that is not offered, and another amount than its price. */
export function requirePlan(
  plans: readonly Plan[],
  { field, code, amount, what }: PlanChoice,
): { name: string; priceKobo: number } {
  const plan = plans.find(({ variation_code }) => variation_code === code);
  const priceKobo = plan && toKobo(plan.variation_amount);
  if (!plan || !priceKobo) throw fieldRefusal(field, `Choose a ${what} from the list.`);
  if (toKobo(amount) !== priceKobo) {
    throw fieldRefusal("final_amount", `This ${what} costs ${formatMoney(priceKobo)}.`);
  }
  return { name: plan.name, priceKobo };
}
