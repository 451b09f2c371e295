import { isCarried, isSent, isWithin } from "#tools/compile-screen/parts/carried.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { expressionUses } from "#tools/compile-screen/parts/expression-uses.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { addedTo, originsOf } from "#tools/lint/origins.ts";

/**
 * Customers see the amount that is sent before they confirm it, and a payment without an outcome is asked about. What
 * belongs to a challenge was confirmed with the payment, and is asked about with it.
 */
export const payments: Check = {
  rule: "payment",
  after: ["expression", "name", "money", "review", "secret", "challenge", "request"],
  *check(context) {
    const steps = listOf(context.screen.steps).map(fieldsOf);
    for (const [index, step] of steps.entries()) {
      if ("wait" in step || "challenge" in step) continue;
      if (step.money !== true) {
        yield* unmarked(step, `/steps/${index}`);
        continue;
      }
      yield* unasked(step, `/steps/${index}`);
      yield* unconfirmed(steps, index);
      yield* wrongAmounts(step, index, context);
    }
  },
};

const ONLY_OF_PAYMENTS = ["amount", "requery"];

/** Without the mark a payment would be a call like any other: told as failed where nothing is certain, and in no journal. */
function* unmarked(step: Fields, pointer: string): Iterable<Finding> {
  const key = ONLY_OF_PAYMENTS.find((name) => step[name] !== undefined);
  if (!("call" in step) || key === undefined) return;
  const message = `has "${key}", which only a payment has`;
  yield { pointer, message, expected: '"money": true' };
}

function* unasked(step: Fields, pointer: string): Iterable<Finding> {
  if (listOf([step.requery].flat()).some((one) => one !== undefined)) return;
  const message = "a payment that nobody asks about: without a reply it stays pending for ever";
  yield { pointer, message, expected: '"requery"' };
}

/** Money that comes in needs no confirmation. */
function* unconfirmed(steps: readonly Fields[], index: number): Iterable<Finding> {
  const { review, direction } = steps[index]!;
  const pointer = `/steps/${index}`;
  if (listOf(review).length === 0) {
    const message = "a payment without a review: customers do not see what they confirm";
    yield { pointer, message, expected: '"review" with rows of the request' };
  } else if (direction !== "credit" && !steps.slice(0, index).some(showsReview)) {
    const message = "no form shows this review before the payment";
    yield {
      pointer: `${pointer}/review`,
      atKey: true,
      message,
      expected: '"review": true of the form before it',
    };
  }
}

function showsReview({ ask }: Fields): boolean {
  return fieldsOf(ask).review === true;
}

function* wrongAmounts(step: Fields, index: number, context: Context): Iterable<Finding> {
  const at = `/steps/${index}`;
  const uses = expressionUses(context);
  const sent = uses.filter(({ pointer }) => isSent(pointer, index));
  const amount = uses.filter(({ pointer }) => isWithin(pointer, `${at}/amount`));
  if (!amount.some((use) => isCarried(use, sent, context))) {
    const message = "the amount of the payment is neither in the request nor in a reply";
    yield { pointer: `${at}/amount`, message, expected: '"$request.body#/…", or what a reply said' };
    return;
  }
  const rows = listOf(step.review).map(fieldsOf);
  const shown = rows.findIndex(({ prominent }) => prominent === true);
  if (shown < 0) {
    if (rows.length === 0) return;
    const message = "no row of the review is the amount";
    yield {
      pointer: `${at}/review`,
      atKey: true,
      message,
      expected: '"prominent": true of the row with the amount',
    };
    return;
  }
  const paid = originsOf(`${at}/amount`, at, context);
  const pointer = `${at}/review/${shown}/value`;
  const seen = originsOf(pointer, at, context);
  if (!seen.some((one) => paid.includes(one))) {
    const message = "the review shows another amount than the payment has";
    yield { pointer, message, expected: `${paid[0]}, as in "amount"` };
    return;
  }
  const toPaid = addedTo(`${at}/amount`, at, context);
  const toSeen = addedTo(pointer, at, context);
  yield* unlike(toPaid, [...toSeen, ...seen], { pointer, without: "the review shows", with: '"amount"' });
  yield* unlike(toSeen, [...toPaid, ...paid], {
    pointer: `${at}/amount`,
    without: "the payment has",
    with: "the review",
  });
}

/** A fee or a discount that one of the two amounts has and the other has not. */
function* unlike(
  added: readonly string[],
  there: readonly string[],
  { pointer, ...words }: { readonly pointer: string; readonly without: string; readonly with: string },
): Iterable<Finding> {
  if (added.length === 0 || added.some((one) => there.includes(one))) return;
  const message = `the amount that ${words.without} lacks ${added[0]}, which ${words.with} has`;
  yield { pointer, message, expected: "the same amount in both" };
}
