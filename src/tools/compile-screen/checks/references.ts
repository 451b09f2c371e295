import { type Check, type Context, type Finding, READABLE } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { screenInputs } from "#tools/compile-screen/parts/screen-inputs.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** Names outside of expressions exist: inputs that are filled, cleared or reset, sources that are refreshed. */
export const references: Check = {
  rule: "name",
  after: READABLE,
  *check(context) {
    const inputs = [...screenInputs(context).keys()];
    const sources = Object.keys(fieldsOf(context.screen.sources));
    for (const { kind, word, pointer, atKey } of context.parts.names) {
      if (kind === "input") yield* known(kind, word, inputs, pointer, atKey);
      // Other checks report the fields of forms, steps to go back to, and challenges.
      if (kind === "source") yield* known(kind, word, sources, pointer, atKey);
    }
    yield* repeatedSteps(context);
  },
};

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
