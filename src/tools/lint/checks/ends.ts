import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { isWithin } from "#tools/compile-screen/parts/carried.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** However a payment ends (after a lost reply, by a challenge), the customer is told, and told the same. */
export const ends: Check = {
  rule: "end",
  after: ["expression", "name", "money", "certain", "challenge", "payment"],
  *check(context) {
    const steps = listOf(context.screen.steps).map(fieldsOf);
    for (const [index, step] of steps.entries()) {
      if (step.money !== true || "wait" in step || "challenge" in step) continue;
      yield* unaskable(step, `/steps/${index}`, context);
      yield* unproven(`/steps/${index}/requery`, context);
      for (const name of Object.keys(fieldsOf(step.challenges))) yield* silentEnds(step, name, steps);
    }
  },
};

/** Without the reply nobody knows a reference that only the reply gives. */
function* unaskable({ requery }: Fields, at: string, context: Context): Iterable<Finding> {
  const uses = expressionUses(context);
  const reference = uses.filter(({ pointer }) => isWithin(pointer, `${at}/reference`));
  if (reference.length === 0 || reference.some(({ expression }) => expression.root !== "response")) return;
  const ways = Array.isArray(requery) ? requery.map((_, way) => `${at}/requery/${way}`) : [`${at}/requery`];
  const needs = (way: string) =>
    uses.some(
      ({ pointer, expression }) =>
        isWithin(pointer, `${way}/call`) && expression.text === "$intent.providerReference",
    );
  if (!ways.every(needs)) return;
  const message = "nobody can ask about a payment whose reply is lost: its reference is in that reply";
  const expected = "$intent.reference in the body and here, or a further requery that does without";
  yield { pointer: `${at}/requery`, atKey: true, message, expected };
}

const FAILED = /\/outcomes\/failed(?:\/\d+)?$/;

/** A provider that does not know a payment may still be working on it: an early 404 alone proves nothing. */
function* unproven(requery: string, { parts }: Context): Iterable<Finding> {
  for (const { condition, pointer } of parts.conditions) {
    if (!isWithin(pointer, requery) || !FAILED.test(pointer)) continue;
    const [name, ...others] = Object.keys(fieldsOf(condition));
    if (name !== "$statusCode" || others.length > 0 || !takesUnknown(fieldsOf(condition)[name])) continue;
    const message = "does not prove that a payment failed: who does not know it may still be working on it";
    const expected = '"$intent.age" beside it, or a value of the reply';
    yield { pointer: `${pointer}/${name}`, atKey: true, message, expected };
  }
}

/** Whether a condition on the status takes a 404. */
function takesUnknown(schema: unknown): boolean {
  const { const: only, enum: some, minimum, maximum } = fieldsOf(schema);
  if (only !== undefined || some !== undefined) return [only, ...listOf(some)].includes(404);
  return typeof minimum === "number" && minimum <= 404 && Number(maximum ?? 404) >= 404;
}

/** What ends a payment shows its own `result` and has its own effects. */
function* silentEnds(payment: Fields, name: string, steps: readonly Fields[]): Iterable<Finding> {
  for (const [index, step] of steps.entries()) {
    if (textOf(step.challenge) !== name || !("call" in step)) continue;
    const missing = ["result", "on"].filter((key) => payment[key] !== undefined && step[key] === undefined);
    for (const key of missing) {
      const message = `a payment that ends here shows nothing of the payment's "${key}"`;
      yield { pointer: `/steps/${index}`, message, expected: `"${key}" of its own` };
    }
  }
}
