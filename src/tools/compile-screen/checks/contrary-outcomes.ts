import { deepEqual } from "#lib/json/equality.ts";
import { parseExpression } from "#definition/expression.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { keyPointer } from "#tools/compile-screen/parts/expression-uses.ts";
import { alternativesOf, type PaymentRule, paymentRules } from "#tools/compile-screen/parts/payment-rules.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** A payment's success and failure are told apart, and neither is taken for the other. */
export const contraryOutcomes: Check = {
  rule: "contrary",
  after: [...READABLE, "expression", "name", "money", "requery", "certain"],
  *check({ parts }) {
    for (const rule of paymentRules(parts)) yield* sameProblems(rule) ?? swappedProblems(rule);
    for (const { call, pointer } of parts.calls) {
      yield* wordProblems(fieldsOf(fieldsOf(call.outcomes).status), `${pointer}/outcomes/status`);
    }
  },
};

/** Told at the failure. */
function sameProblems({ end, condition, pointer, outcomes }: PaymentRule): Finding[] | undefined {
  const isSame = alternativesOf(outcomes.succeeded).some((one) => deepEqual(one, condition));
  if (end !== "failed" || !isSame) return undefined;
  const message = 'is the same condition as "succeeded": a payment for which both hold stays pending';
  return [{ pointer, message, expected: "what the reply says of a payment that failed" }];
}

const GOOD = /^(?:true|success(?:ful(?:ly)?)?|succeeded|completed?|approved|paid|delivered|settled)$/i;
const BAD =
  /^(?:false|fail(?:ed|ure)?|unsuccessful|declined|rejected|refused|reversed|refunded|cancell?ed|expired|void)$/i;
/** Where `true` says that it was done, also beside 1. A number alone may say anything: 0 is success in many APIs. */
const FLAG = /\/(?:is_?)?(?:status|success(?:ful)?|succeeded|ok|approved|paid|completed|done)$/i;
/** What is inside of these is about something else. */
const OF_ERRORS = /error|fail|refus|declin/i;

/** Only where nothing else in the condition speaks for the end: an envelope may say that all is well around a failure. */
function swappedProblems({ end, condition, pointer }: PaymentRule): Finding[] {
  if (end === "resolved") return [];
  const said = Object.entries(condition).flatMap(([key, schema]) => {
    const root = rootOf(key);
    return root === "response" || root === "item" ? [{ key, meaning: meaningOf(key, fieldsOf(schema)) }] : [];
  });
  const contrary = end === "succeeded" ? "failed" : "succeeded";
  const [first] = said;
  if (!first || said.some(({ meaning }) => meaning !== contrary)) return [];
  const values = valuesOf(fieldsOf(condition[first.key])).map((one) => JSON.stringify(one));
  const message = `counts ${first.key} as ${end} where it is ${values.join(" or ")}`;
  const expected = `a value that means "${end}", or this condition as "${contrary}"`;
  return [{ pointer: keyPointer(pointer, first.key), atKey: true, message, expected }];
}

/** Of the values that a schema names: what all of them mean. */
function meaningOf(key: string, schema: Fields): "succeeded" | "failed" | undefined {
  const values = valuesOf(schema);
  if (values.length === 0) return undefined;
  const isFlag = FLAG.test(key) && !OF_ERRORS.test(key);
  const means = (words: RegExp, flags: readonly unknown[]) =>
    values.every(
      (one) => (typeof one === "string" && words.test(one.trim())) || (isFlag && flags.includes(one)),
    ) && values.some((one) => typeof one !== "number" && one !== "0" && one !== "1");
  if (means(GOOD, [true, 1, "1"])) return "succeeded";
  return means(BAD, [false, 0, "0"]) ? "failed" : undefined;
}

function valuesOf(schema: Fields): readonly unknown[] {
  return "const" in schema ? [schema.const] : listOf(schema.enum);
}

function rootOf(key: string): string | undefined {
  const expression = parseExpression(key);
  return "root" in expression ? expression.root : undefined;
}

/** Words of a payment that is still on its way, or of which nobody knows. */
const OPEN =
  /^(?:pending|processing|in[ _-]progress|initiated|queued|submitted|unknown|time(?:d[ _-]?)?out)$/i;

function* wordProblems(status: Fields, pointer: string): Iterable<Finding> {
  const succeeded = listOf(status.succeeded).map(textOf);
  for (const end of ["succeeded", "failed"]) {
    for (const [index, word] of listOf(status[end]).entries()) {
      if (typeof word !== "string") continue;
      const at = `${pointer}/${end}/${index}`;
      const contrary = end === "succeeded" ? BAD : GOOD;
      if (end === "failed" && succeeded.includes(word)) {
        yield { pointer: at, message: `"${word}" means success too`, expected: "each word in one list" };
      } else if (contrary.test(word.trim())) {
        const other = end === "succeeded" ? "failed" : "succeeded";
        yield {
          pointer: at,
          message: `"${word}" does not mean ${end}`,
          expected: `"${other}" for this word`,
        };
      } else if (OPEN.test(word.trim())) {
        const message = `"${word}" is no end of a payment`;
        yield { pointer: at, message, expected: "neither list: such a payment is pending" };
      }
    }
  }
}
