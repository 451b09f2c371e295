import { isTimeZone } from "#lib/time/known-zones.ts";
import { plainTransformNames, transformNames } from "#tools/meta-schema/words.ts";
import type { Check, Context, Finding } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, isFields, textOf } from "#tools/compile-screen/read/fields.ts";
import { unknownWord } from "#tools/compile-screen/read/unknown-word.ts";

/** Transforms that work without an argument. `stamp` needs one; a separate check reports it. */
const ALONE = [...plainTransformNames, "stamp"];
const FORMS = ["$value", "$first", "$text", "$cases", "$each"];

/** Transforms and the ways to make a value must be in the closed lists. The meta-schema checks widgets and icons. */
export const catalogue: Check = {
  rule: "catalogue",
  *check(context) {
    yield* transforms(context);
    yield* withoutArgument(context);
    yield* stamps(context);
    yield* timeZones(context);
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
        message: "is not a transform",
        expected: 'a name, or { "name": argument } with one name',
      };
    }
  }
}

/** Transforms that do nothing without their argument. */
function* withoutArgument({ parts }: Context): Iterable<Finding> {
  for (const { transform, pointer } of parts.transforms) {
    const isBare = transformNames.some((name) => name === transform) && !ALONE.includes(String(transform));
    const [message, expected] = [`"${String(transform)}" has no argument`, `{ "${String(transform)}": … }`];
    if (isBare) yield { pointer, message, expected };
  }
}

/** A missing pattern would otherwise only be noticed when somebody pays. */
function* stamps({ parts }: Context): Iterable<Finding> {
  for (const { transform, pointer } of parts.transforms) {
    const isBare = transform === "stamp";
    if (!isBare && !Object.hasOwn(fieldsOf(transform), "stamp")) continue;
    const argument = fieldsOf(transform).stamp;
    const { pattern = argument } = fieldsOf(argument);
    const expected = '{ "stamp": "YYYYMMDDHHmm" }';
    if (typeof pattern !== "string") yield { pointer, message: "is a stamp without a pattern", expected };
  }
}

/** So would an invalid time zone. */
function* timeZones({ parts }: Context): Iterable<Finding> {
  const expected = 'a name as "Africa/Lagos"';
  for (const { transform, pointer } of parts.transforms) {
    const { stamp, "from-zone": zone } = fieldsOf(transform);
    for (const [key, name] of [
      ["stamp/timeZone", fieldsOf(stamp).timeZone] as const,
      ["from-zone", zone] as const,
    ]) {
      if (name === undefined || (typeof name === "string" && isTimeZone(name))) continue;
      const message = `there is no time zone ${JSON.stringify(name)}`;
      yield { pointer: `${pointer}/${key}`, message, expected };
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
