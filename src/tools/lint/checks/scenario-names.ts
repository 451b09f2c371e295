import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { screenInputs } from "#tools/compile-screen/screen-inputs.ts";
import { unknownWord } from "#tools/compile-screen/unknown-word.ts";
import { isSameCall, repliesOf, targetsOf } from "#tools/lint/screen-replies.ts";

/** Scenarios only name things that the screen has: its inputs, and calls that it makes. */
export const scenarioNames: Check = {
  rule: "scenario",
  *check(context) {
    const inputs = [...screenInputs(context).keys()];
    for (const { word, pointer, atKey } of namedInputs(context)) {
      if (!inputs.includes(word)) yield { pointer, atKey, ...unknownWord("input", word, inputs) };
    }
    yield* unknownCalls(context);
  },
};

type Named = { readonly word: string; readonly pointer: string; readonly atKey: boolean };

function namedInputs({ screen }: Context): Named[] {
  return listOf(screen.scenarios).flatMap((one, index) => {
    const { inputs, again, expect } = fieldsOf(one);
    const at = `/scenarios/${index}`;
    const typed = [
      [inputs, `${at}/inputs`] as const,
      ...listOf(again).map(
        (attempt, turn) => [fieldsOf(attempt).inputs, `${at}/again/${turn}/inputs`] as const,
      ),
    ];
    return [
      ...typed.flatMap(([values, pointer]) =>
        Object.keys(fieldsOf(values)).map((word) => ({ word, pointer: `${pointer}/${word}`, atKey: true })),
      ),
      ...listOf(fieldsOf(expect).refused).map((word, turn) => ({
        word: String(word),
        pointer: `${at}/expect/refused/${turn}`,
        atKey: false,
      })),
    ];
  });
}

function* unknownCalls(context: Context): Iterable<Finding> {
  const calls = [...new Set(context.parts.calls.flatMap(({ call }) => targetsOf(call.call)))];
  const expected = listOf(context.screen.scenarios).flatMap((one, index) =>
    listOf(fieldsOf(fieldsOf(one).expect).requests).map((request, turn) => ({
      call: String(fieldsOf(request).call),
      pointer: `/scenarios/${index}/expect/requests/${turn}/call`,
    })),
  );
  for (const { call, pointer } of [...repliesOf(context), ...expected]) {
    if (!calls.some((one) => isSameCall(one, call))) yield { pointer, ...unknownWord("call", call, calls) };
  }
}
