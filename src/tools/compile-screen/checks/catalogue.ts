import { transformNames } from "#definition/catalogue.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { isFields, textOf } from "#tools/compile-screen/fields.ts";
import { unknownWord } from "#tools/compile-screen/unknown-word.ts";

const FORMS = ["$value", "$first", "$text", "$cases"];

/** Transforms and ways to make a value are taken from the closed lists; the meta-schema has those of widgets and icons. */
export const catalogue: Check = {
  rule: "catalogue",
  *check(context) {
    yield* transforms(context);
    yield* forms(context);
  },
};

function* transforms({ parts }: Context): Iterable<Finding> {
  for (const { transform, pointer } of parts.transforms) {
    const keys = isFields(transform) ? Object.keys(transform) : [];
    const name = textOf(transform) ?? (keys.length === 1 ? keys[0] : undefined);
    if (name !== undefined) yield* known("transform", name, transformNames, pointer);
    else if (transform !== undefined) {
      yield {
        pointer,
        message: "is no transform",
        expected: 'a name, or { "name": argument } with one name',
      };
    }
  }
}

function* forms({ parts }: Context): Iterable<Finding> {
  for (const { form, value, pointer } of parts.forms) {
    const extra = Object.keys(value).find((key) => !FORMS.includes(key) && key.startsWith("$"));
    const wrong = FORMS.includes(form) ? extra : form;
    if (wrong)
      yield {
        pointer: `${pointer}/${wrong}`,
        atKey: true,
        ...unknownWord("way to make a value", wrong, FORMS),
      };
  }
}

function known(what: string, word: string, words: readonly string[], pointer: string): Finding[] {
  return words.includes(word) ? [] : [{ pointer, ...unknownWord(what, word, words) }];
}
