import { nearest } from "#lib/text/text.ts";
import { type Check, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";

type Step = { readonly fields: Fields; readonly pointer: string };

/**
 * What a bank asks for in the middle of a payment leads to its end: each challenge has its steps, begins with the customer and
 * sends what they answer. Who does not meet it, or comes back from another page, is told by a requery.
 */
export const challenges: Check = {
  rule: "challenge",
  after: READABLE,
  *check({ screen }) {
    const steps = listOf(screen.steps).map((step, index): Step => {
      return { fields: fieldsOf(step), pointer: `/steps/${index}` };
    });
    const asked = new Set(steps.flatMap(({ fields }) => Object.keys(fieldsOf(fields.challenges))));
    for (const step of steps) {
      yield* problemsOfCall(step, steps);
      yield* problemsOfStep(step, asked);
    }
    for (const name of asked) yield* problemsOfOrder(steps.filter((step) => challengeOf(step) === name));
  },
};

function challengeOf({ fields }: Step): string | undefined {
  return textOf(fields.challenge);
}

/** Of a call that may be asked for something. */
function* problemsOfCall({ fields, pointer }: Step, steps: readonly Step[]): Iterable<Finding> {
  if (fields.challenges === undefined) return;
  if (fields.money !== true) {
    const message = "a call that moves no money has challenges";
    yield { pointer: `${pointer}/challenges`, atKey: true, message, expected: '"money": true' };
  } else if (fields.challenge === undefined && fields.requery === undefined) {
    const message = "a payment with challenges that nobody asks about: a customer may leave in the middle";
    yield { pointer, message, expected: '"requery"' };
  }
  const names = steps.map(challengeOf).filter((name) => name !== undefined);
  for (const name of Object.keys(fieldsOf(fields.challenges))) {
    if (names.includes(name)) continue;
    const near = nearest(name, names);
    const message = `no step belongs to the challenge "${name}"`;
    const expected = `a step with "challenge": "${name}"`;
    yield {
      pointer: `${pointer}/challenges/${name}`,
      atKey: true,
      message,
      expected,
      ...(near && { nearest: near }),
    };
  }
}

function* problemsOfStep(step: Step, asked: ReadonlySet<string>): Iterable<Finding> {
  const { fields, pointer } = step;
  const name = challengeOf(step);
  if (name === undefined) return;
  if (!asked.has(name)) {
    const near = nearest(name, [...asked]);
    const message = `no call asks for the challenge "${name}"`;
    const expected = '"challenges" of a money call before it';
    yield { pointer: `${pointer}/challenge`, message, expected, ...(near && { nearest: near }) };
  }
  if ("call" in fields && fields.money !== true) {
    const message = "a call of a challenge that does not say how the payment ended";
    yield { pointer, message, expected: '"money": true, with "outcomes"' };
  }
}

function* problemsOfOrder(steps: readonly Step[]): Iterable<Finding> {
  const [first] = steps;
  const last = steps.at(-1);
  if (!first || !last) return;
  if ("call" in first.fields && !("wait" in first.fields)) {
    const message = "a challenge begins with a call, about which the customer is not asked";
    yield { pointer: first.pointer, message, expected: "an ask, a redirect or a wait before it" };
  }
  if ("ask" in last.fields) {
    const message = "a challenge ends with a form whose answer goes nowhere";
    yield { pointer: last.pointer, message, expected: "a call or a wait of the same challenge after it" };
  }
}
