import { parseExpression } from "#definition/expression.ts";
import { isWithin } from "#tools/compile-screen/parts/carried.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";

const STEP = /^\/steps\/\d+\/when(?:\/\d+)?$/;

/** A condition asks for a value that its field can have: else a step is never reached, and a field never shown. */
export const impossibleConditions: Check = {
  rule: "unreachable",
  after: ["condition"],
  *check(context) {
    const found = context.parts.conditions.map(({ condition, pointer }) => ({
      pointer,
      problems: [...impossible(condition, pointer, context)],
    }));
    for (const { pointer, problems } of found) {
      // One of a list may hold where another cannot.
      const list = /^(.*)\/\d+$/.exec(pointer)?.[1];
      const isPossible = found.some(
        (one) => list !== undefined && isWithin(one.pointer, list) && one.problems.length === 0,
      );
      if (!isPossible) yield* problems;
    }
  },
};

/** Values that a condition asks for and that the field's choices do not include. */
function* impossible(condition: unknown, at: string, context: Context): Iterable<Finding> {
  const inputs = screenInputs(context);
  for (const [text, schema] of Object.entries(fieldsOf(condition))) {
    const expression = parseExpression(text);
    if ("error" in expression || expression.root !== "inputs" || expression.path.length !== 1) continue;
    const choices = choicesOf(inputs.get(expression.path[0]!)?.schema ?? {});
    // Another type is told by its own check, and null means no value.
    const wanted = choicesOf(fieldsOf(schema)).filter((one) => typeof one === typeof choices[0]);
    if (choices.length === 0 || wanted.length === 0 || wanted.some((one) => choices.includes(one))) continue;
    const what = STEP.test(at) ? "is never reached" : "never holds";
    const message = `${what}: ${text} is never ${wanted.map((one) => JSON.stringify(one)).join(" or ")}`;
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
