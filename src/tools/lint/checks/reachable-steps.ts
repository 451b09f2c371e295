import { parseExpression } from "#definition/expression.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { screenInputs } from "#tools/compile-screen/screen-inputs.ts";

/** Every step can be reached: no earlier step always leaves the screen, and the step's own `when` can hold. */
export const reachableSteps: Check = {
  rule: "unreachable",
  after: ["condition"],
  *check(context) {
    const steps = listOf(context.screen.steps).map(fieldsOf);
    const left = steps.findIndex(alwaysLeaves);
    if (left >= 0 && left < steps.length - 1) {
      yield {
        pointer: `/steps/${left + 1}`,
        message: `is never reached: step ${left + 1} leaves the screen when it has succeeded`,
        expected: '"when" at its "navigate", or no step after it',
      };
    }
    for (const [index, step] of steps.entries()) yield* impossible(step, index, context);
  },
};

function alwaysLeaves(step: Fields): boolean {
  return (
    step.when === undefined &&
    listOf(fieldsOf(step.on).succeeded)
      .map(fieldsOf)
      .some((effect) => effect.when === undefined && "navigate" in effect)
  );
}

/** A step is reached when any one of its conditions can hold. */
function* impossible(step: Fields, index: number, context: Context): Iterable<Finding> {
  const at = `/steps/${index}/when`;
  if (!Array.isArray(step.when)) return yield* impossibleCondition(step.when, at, context);
  const found = step.when.map((one, place) => [...impossibleCondition(one, `${at}/${place}`, context)]);
  if (found.every((problems) => problems.length > 0)) yield* found.flat();
}

/** Values that a condition asks for and that the field's choices do not include. */
function* impossibleCondition(condition: unknown, at: string, context: Context): Iterable<Finding> {
  const inputs = screenInputs(context);
  for (const [text, schema] of Object.entries(fieldsOf(condition))) {
    const expression = parseExpression(text);
    if ("error" in expression || expression.root !== "inputs" || expression.path.length !== 1) continue;
    const choices = choicesOf(inputs.get(expression.path[0]!)?.schema ?? {});
    const wanted = choicesOf(fieldsOf(schema));
    if (choices.length === 0 || wanted.length === 0 || wanted.some((one) => choices.includes(one))) continue;
    const message = `is never reached: ${text} is never ${wanted.map((one) => JSON.stringify(one)).join(" or ")}`;
    const expected = `one of ${choices.map((one) => JSON.stringify(one)).join(", ")}`;
    yield { pointer: `${at}/${text}`, message, expected };
  }
}

function choicesOf(schema: Fields): readonly unknown[] {
  if ("const" in schema) return [schema.const];
  return schema.enum === undefined
    ? listOf(schema.oneOf).flatMap((choice) => ("const" in fieldsOf(choice) ? [fieldsOf(choice).const] : []))
    : listOf(schema.enum);
}
