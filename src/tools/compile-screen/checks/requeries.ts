import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses, keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import { fieldsOf } from "#tools/compile-screen/read/fields.ts";

const TIMES = ["age", "asked"];
const IN_REQUERY = /\/requery(?:\/\d+)?\/(?:outcomes|on|result|find\/absent)\//;
const RULE = /\/requery(?:\/\d+)?\/outcomes\/(?:(succeeded|failed)|(resolved)\/\d+\/when)(?:\/\d+)?$/;
const ABSENT = /\/requery(?:\/\d+)?\/find\/absent(?:\/\d+)?$/;
const TIMED = /^\$intent\.(?:age|asked)$/;
const REPLY = /^\$(?:response|statusCode|item)\b/;

/** Time alone proves nothing about a payment: a rule that counts it needs the reply too. */
export const requeries: Check = {
  rule: "requery",
  *check(context) {
    for (const { expression, pointer, offset, atKey } of expressionUses(context)) {
      const { root, path, text } = expression;
      if (root !== "intent" || !TIMES.includes(path[0] ?? "") || IN_REQUERY.test(pointer)) continue;
      const message = `${text} has no value here`;
      const expected = "none, or a place in the outcomes of a requery";
      yield { pointer, offset, ...(atKey && { atKey }), message, expected };
    }
    for (const { condition, pointer } of context.parts.conditions) {
      if (ABSENT.test(pointer)) yield* absentProblems(Object.keys(fieldsOf(condition)), pointer, context);
      const [, common, other] = RULE.exec(pointer) ?? [];
      const outcome = common ?? other;
      if (outcome) yield* ruleProblems(Object.keys(fieldsOf(condition)), outcome, pointer);
    }
  },
};

function* ruleProblems(names: readonly string[], outcome: string, pointer: string): Iterable<Finding> {
  const timed = names.find((name) => TIMED.test(name));
  if (timed === undefined) return;
  const at = { pointer: keyPointer(pointer, timed), atKey: true };
  if (outcome !== "failed") {
    const message = `time does not prove that a payment ${outcome === "resolved" ? "was resolved" : outcome}`;
    yield { ...at, message, expected: "a value of the reply" };
  } else if (!names.includes("$intent.age") || !names.some((name) => REPLY.test(name))) {
    const message = "does not prove that a payment failed";
    yield { ...at, message, expected: '"$intent.age" and a value of the reply in the same condition' };
  }
}

/** A provider may list a payment late, so only time makes its absence a failure; another way may know more. */
function* absentProblems(names: readonly string[], pointer: string, { parts }: Context): Iterable<Finding> {
  if (!names.includes("$intent.age")) {
    const message = "does not prove that a payment failed: it may be listed late";
    yield { pointer, message, expected: '"$intent.age" in each condition' };
  }
  const first = /\/requery\/(\d+)\/find\/absent(?:\/0)?$/;
  const next = pointer.replace(first, (_, index) => `/requery/${Number(index) + 1}`);
  if (next === pointer || !parts.calls.some((one) => one.pointer === next)) return;
  const message = "would end the payment before the next way is asked";
  yield { pointer, message, expected: "this way last" };
}
