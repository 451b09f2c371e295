import type { Check } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

/** Every step can be reached: no earlier step always leaves the screen. */
export const reachableSteps: Check = {
  rule: "unreachable",
  after: ["condition"],
  *check(context) {
    const steps = listOf(context.screen.steps).map(fieldsOf);
    const left = steps.findIndex(alwaysLeaves);
    if (left >= 0 && left < steps.length - 1) {
      yield {
        pointer: `/steps/${left + 1}`,
        message: `is never reached: step ${left + 1} leaves the screen when ${"show" in steps[left]! ? "the customer goes on" : "it has succeeded"}`,
        expected: '"when" at its "navigate", or no step after it',
      };
    }
  },
};

function alwaysLeaves(step: Fields): boolean {
  return (
    step.when === undefined &&
    [...listOf(fieldsOf(step.on).succeeded), ...listOf(fieldsOf(step.show).on)]
      .map(fieldsOf)
      .some((effect) => effect.when === undefined && "navigate" in effect)
  );
}
