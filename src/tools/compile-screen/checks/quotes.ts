import { nearest } from "#lib/text/text.ts";
import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** A quote must be reviewed before it is paid, and a way back must lead through a form before anything is sent. */
export const quotes: Check = {
  rule: "quote",
  after: READABLE,
  *check(context) {
    const steps = listOf(context.screen.steps).map(fieldsOf);
    for (const [index, step] of steps.entries()) yield* problemsOfQuote(step, index, steps);
    yield* problemsOfWaysBack(steps, context);
  },
};

function* problemsOfQuote(step: Fields, index: number, steps: readonly Fields[]): Iterable<Finding> {
  if (step.expires === undefined) return;
  const pointer = `/steps/${index}/expires`;
  if (step.money === true || step.background === true) {
    const message = "what a payment or a call in the background gives does not expire";
    yield { pointer, atKey: true, message, expected: "none" };
  } else if (!steps.slice(index + 1).some(({ ask }) => fieldsOf(ask).review === true)) {
    const message = "a quote that nobody confirms: no form after it has a review";
    yield { pointer, atKey: true, message, expected: '"review": true of a form after it' };
  }
}

function* problemsOfWaysBack(steps: readonly Fields[], { parts }: Context): Iterable<Finding> {
  for (const { effect, pointer } of parts.effects) {
    if (!("back" in effect)) continue;
    const [, at, outcome] = /^\/steps\/(\d+)\/on\/(\w+)\/\d+$/.exec(pointer) ?? [];
    if (outcome !== "failed") {
      const message = "only a step that has failed goes back";
      yield { pointer: `${pointer}/back`, atKey: true, message, expected: '"on.failed" of a step' };
      continue;
    }
    const before = steps.slice(0, Number(at));
    const names = before.map(({ name }) => textOf(name));
    const to = names.indexOf(textOf(effect.back));
    if (to < 0) {
      const near = nearest(
        String(effect.back),
        names.filter((name) => name !== undefined),
      );
      const message = `no step before it is called "${String(effect.back)}"`;
      const expected = '"name" of an earlier step';
      yield { pointer: `${pointer}/back`, message, expected, ...(near && { nearest: near }) };
    } else if (!before.slice(to).some((step) => "ask" in step)) {
      const message = "goes back to a call with no form in between: it would be sent again by itself";
      yield { pointer: `${pointer}/back`, message, expected: "a step with a form after it" };
    }
  }
}
