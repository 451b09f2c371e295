import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import type { CallPart } from "#tools/compile-screen/parts/parts.ts";

/**
 * A call that moves money says how much, has rules for success and failure, and waits for its reply. A row of the
 * history proves a payment only by texts that the customer cannot write.
 */
export const money: Check = {
  rule: "money",
  after: READABLE,
  *check(context) {
    for (const part of context.parts.calls) {
      const { call, kind } = part;
      if ((kind === "step" || kind === "wait") && call.money === true) yield* stepProblems(part);
      if (kind === "requery") yield* findProblems(part, context);
      else if (call.money !== true) yield* endProblems(part);
    }
  },
};

function* stepProblems({ call, kind, pointer }: CallPart): Iterable<Finding> {
  const outcomes = fieldsOf(call.outcomes);
  const missing = ["succeeded", "failed"].filter((outcome) => !(outcome in outcomes));
  if (missing.length > 0) {
    const message = `a money call without a rule for ${missing.join(" and ")}`;
    const expected = '"outcomes" with "succeeded" and "failed"';
    yield { pointer: "outcomes" in call ? `${pointer}/outcomes` : pointer, message, expected };
  }
  if (kind === "step" && !("amount" in call) && !("challenge" in call)) {
    yield { pointer, message: "a money call that does not say how much", expected: '"amount", in kobo' };
  }
  if (call.background === true) {
    const message = "a money call cannot run in the background";
    yield { pointer: `${pointer}/background`, message, expected: "false" };
  }
}

/** Only a payment has further ends; another call has succeeded or failed. */
function* endProblems({ call, pointer }: CallPart): Iterable<Finding> {
  if (fieldsOf(call.outcomes).resolved === undefined) return;
  const message = "only a payment has further ends";
  yield { pointer: `${pointer}/outcomes/resolved`, atKey: true, message, expected: '"money": true, or none' };
}

/**
 * Our own payments end their text with something that customers cannot write; in other kinds of payments the customer
 * may write all of the text.
 */
function* findProblems({ call, pointer }: CallPart, { screen }: Context): Iterable<Finding> {
  const find = fieldsOf(call.find);
  if (!("endOf" in find) || "when" in find || knowsTypes(find, screen)) return;
  yield {
    pointer: `${pointer}/find/endOf`,
    message: "a text of another kind of payment, which the customer may write, counts too",
    expected: '"type" and "history.transactionTypes" of the screen, or "when"',
  };
}

function knowsTypes(find: Fields, screen: Fields): boolean {
  return "type" in find && listOf(fieldsOf(screen.history).transactionTypes).length > 0;
}
