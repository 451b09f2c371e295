import { formatKobo } from "./currency.ts";
import { toKobo } from "./naira.ts";
import type { Plan } from "#sandbox/demo/plan.ts";
import { fieldRefusal } from "#sandbox/http/reply.ts";

export type PlanChoice = {
  /** Name of the request's field with the plan's code. */
  readonly field: string;
  readonly code: string;
  /** Naira in the request. */
  readonly amount: number;
  /** The kind of plan, for messages, such as `bundle`. */
  readonly what: string;
  readonly currency: string;
};

/** Kobo and name of the chosen plan. Refuses with 422 an unknown plan, and an amount that differs from its price. */
export function requirePlan(
  plans: readonly Plan[],
  { field, code, amount, what, currency }: PlanChoice,
): { name: string; priceKobo: number } {
  const plan = plans.find(({ variation_code }) => variation_code === code);
  const priceKobo = plan && toKobo(plan.variation_amount);
  if (!plan || !priceKobo) throw fieldRefusal(field, `Choose a ${what} from the list.`);
  if (toKobo(amount) !== priceKobo) {
    throw fieldRefusal("final_amount", `This ${what} costs ${formatKobo(priceKobo, currency)}.`);
  }
  return { name: plan.name, priceKobo };
}
