import type { Check } from "#tools/compile-screen/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";

const OUTCOMES = ["succeeded", "failed", "pending"];

/** Every payment is tested before it moves money: a scenario for each way in which it can end. */
export const moneyScenarios: Check = {
  rule: "scenario",
  *check({ screen, parts }) {
    const paid = parts.calls.find(({ kind, call }) => kind === "step" && call.money === true);
    if (!paid) return;
    const played = listOf(screen.scenarios).map((scenario) => fieldsOf(fieldsOf(scenario).expect).outcome);
    const missing = OUTCOMES.filter((outcome) => !played.includes(outcome));
    if (missing.length === 0) return;
    yield {
      pointer: screen.scenarios === undefined ? paid.pointer : "/scenarios",
      message: `a money call without a scenario for ${missing.join(" and ")}`,
      expected: '"scenarios" whose "expect" has each "outcome" once or more',
    };
  },
};
