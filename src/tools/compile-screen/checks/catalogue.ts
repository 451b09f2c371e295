import { iconNames, transformNames, widgetNames } from "#definition/catalogue.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/context.ts";
import { type Fields, fieldsOf, isFields, textOf } from "#tools/compile-screen/fields.ts";
import { unknownWord } from "#tools/compile-screen/unknown-word.ts";

const FORMS = ["$value", "$first", "$text", "$cases"];

/** Transforms, widgets, icons and ways to make a value are taken from the closed lists. */
export const catalogue: Check = {
  rule: "catalogue",
  *check(context) {
    yield* transforms(context);
    yield* forms(context);
    const icon = textOf(fieldsOf(context.screen.menu).icon);
    if (icon !== undefined) yield* known("icon", icon, iconNames, "/menu/icon");
    for (const { ask, pointer } of context.parts.asks)
      yield* widgets(fieldsOf(ask.uiSchema), `${pointer}/uiSchema`);
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

function* widgets(hints: Fields, pointer: string): Iterable<Finding> {
  for (const [key, hint] of Object.entries(hints)) {
    const at = `${pointer}/${key}`;
    if (key === "ui:widget" && typeof hint === "string") yield* known("widget", hint, widgetNames, at);
    else if (!key.startsWith("ui:")) yield* widgets(fieldsOf(hint), at);
  }
}

function known(what: string, word: string, words: readonly string[], pointer: string): Finding[] {
  return words.includes(word) ? [] : [{ pointer, ...unknownWord(what, word, words) }];
}
