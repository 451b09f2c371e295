import type { Check } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

const OUTCOMES = ["succeeded", "failed", "pending"];

/** Every payment is tested before it moves money: a scenario for each way in which it can end. */
export const moneyScenarios: Check = {
  rule: "scenario",
  *check({ screen, parts }) {
    const paid = parts.calls.find(({ kind, call }) => kind === "step" && call.money === true);
    if (!paid) return;
    const expected = listOf(screen.scenarios).map((scenario) => fieldsOf(fieldsOf(scenario).expect));
    const missing = OUTCOMES.filter((name) => !expected.some(({ outcome }) => outcome === name));
    const pointer = screen.scenarios === undefined ? paid.pointer : "/scenarios";
    if (missing.length > 0) {
      const message = `a money call without a scenario for ${missing.join(" and ")}`;
      yield { pointer, message, expected: '"scenarios" whose "expect" has each "outcome" once or more' };
    }
    const isPlayed = expected.some(({ outcome, later }) => outcome === "resolved" || later === "resolved");
    if (!isPlayed && parts.calls.some(({ call }) => fieldsOf(call.outcomes).resolved !== undefined)) {
      const message = 'a payment with further ends ("resolved") without a scenario for one';
      yield {
        pointer,
        message,
        expected: '"scenarios" of which one expects "resolved", as "outcome" or "later"',
      };
    }
  },
};
