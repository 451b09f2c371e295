import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/fields.ts";
import { screenInputs } from "#tools/compile-screen/screen-inputs.ts";
import { unknownWord } from "#tools/compile-screen/unknown-word.ts";

/** Names outside of expressions lead somewhere: inputs that are filled, cleared, reset; sources that are refreshed. */
export const references: Check = {
  rule: "name",
  *check(context) {
    const inputs = [...screenInputs(context).keys()];
    const sources = Object.keys(fieldsOf(context.screen.sources));
    for (const { word, pointer, atKey } of namedInputs(context))
      yield* known("input", word, inputs, pointer, atKey);
    for (const { word, pointer } of namedSources(context)) yield* known("source", word, sources, pointer);
    yield* repeatedSteps(context);
  },
};

type Named = { readonly word: unknown; readonly pointer: string; readonly atKey?: boolean };

function namedInputs({ parts, screen }: Context): Named[] {
  const sources = Object.entries(fieldsOf(screen.sources)).flatMap(([name, source]) => {
    const { fill, clears } = fieldsOf(source);
    return [...keysOf(fill, `/sources/${name}/fill`), ...wordsOf(clears, `/sources/${name}/clears`)];
  });
  const effects = parts.effects.flatMap(({ effect, pointer }) => wordsOf(effect.reset, `${pointer}/reset`));
  return [...sources, ...effects, ...wordsOf(fieldsOf(screen.recipients).inputs, "/recipients/inputs")];
}

function namedSources({ parts }: Context): Named[] {
  const effects = parts.effects.flatMap(({ effect, pointer }) =>
    wordsOf(effect.refresh, `${pointer}/refresh`),
  );
  const hints = parts.asks.flatMap(({ ask, pointer }) =>
    Object.entries(fieldsOf(ask.uiSchema)).flatMap(([input, hint]) => {
      const { source } = fieldsOf(fieldsOf(hint)["ui:options"]);
      return source === undefined
        ? []
        : [{ word: source, pointer: `${pointer}/uiSchema/${input}/ui:options/source` }];
    }),
  );
  return [...effects, ...hints];
}

function* repeatedSteps({ screen }: Context): Iterable<Finding> {
  const seen = new Set<string>();
  for (const [index, step] of listOf(screen.steps).entries()) {
    const name = textOf(fieldsOf(step).name);
    if (name !== undefined && seen.has(name)) {
      yield { pointer: `/steps/${index}/name`, message: `two steps have the name "${name}"` };
    }
    if (name !== undefined) seen.add(name);
  }
}

function keysOf(value: unknown, pointer: string): Named[] {
  return Object.keys(fieldsOf(value)).map((word) => ({ word, pointer: `${pointer}/${word}`, atKey: true }));
}

function wordsOf(value: unknown, pointer: string): Named[] {
  return listOf(value).map((word, index) => ({ word, pointer: `${pointer}/${index}` }));
}

function known(
  what: string,
  word: unknown,
  words: readonly string[],
  pointer: string,
  atKey = false,
): Finding[] {
  if (typeof word !== "string" || words.includes(word)) return [];
  return [{ pointer, ...(atKey && { atKey }), ...unknownWord(what, word, words) }];
}
