import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";
import { meantCall } from "#tools/lint/provider-calls.ts";
import { callsOf, isSameCall, writtenCalls } from "#tools/lint/screen-replies.ts";

/** Scenarios only name things that the screen has: its inputs, and calls that it makes. */
export const scenarioNames: Check = {
  rule: "scenario",
  after: ["expression", "name", "call", "secret", "payment"],
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

/** A call that the screen does not make is reported where it is written first, because one misspelling causes them all. */
function* unknownCalls(context: Context): Iterable<Finding> {
  const calls = callsOf(context);
  const possible = [...calls, ...calls.flatMap((call) => meantCall(call) ?? [])];
  const unknown = writtenCalls(context).filter(({ call }) => !possible.some((one) => isSameCall(one, call)));
  for (const [index, { call, pointer }] of unknown.entries()) {
    if (unknown.findIndex((one) => one.call === call) < index) continue;
    const { message, ...told } = unknownWord("call", call, calls);
    const times = unknown.filter((one) => one.call === call).length;
    yield { pointer, message: times > 1 ? `${message} (${times} times)` : message, ...told };
  }
}
