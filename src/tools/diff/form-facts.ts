import type { Meta, Touch } from "#definition/meta.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { inputsOf } from "#tools/compile-screen/inputs.ts";

import { type Fact, fact } from "./fact.ts";
import { formatFacts, metaOf, type Subject, tellingOf } from "./format-facts.ts";

const KEYWORDS: Readonly<Record<string, string>> = {
  title: "its label",
  type: "its type",
  format: "its format",
  pattern: "its pattern",
  minimum: "the smallest value",
  maximum: "the largest value",
  minLength: "the fewest characters",
  maxLength: "the most characters",
  enum: "its choices",
  oneOf: "its choices",
  default: "what it begins with",
  writeOnly: "whether it is a secret",
  readOnly: "whether it can be changed",
};

/** Keys of a form that hold something for each field, as its limits. */
const PER_FIELD = Object.entries(metaOf("ask").properties ?? {}).filter(
  ([, meta]) => meta["x-per"] === "field",
);

/** What a form asks of the customer. */
export function formFacts(ask: Fields, { key, what }: Subject): Fact[] {
  const schema = fieldsOf(ask.schema);
  const inputs = inputsOf(schema);
  const hints = fieldsOf(ask.uiSchema);
  const isPin = inputs.some(({ name }) => fieldsOf(hints[name])["ui:widget"] === "pin");
  const touches: Touch | undefined = isPin ? "PIN" : undefined;
  return [
    ...fact(
      `${key}.fields`,
      `${what}: the order of its fields`,
      inputs.map(({ name }) => name),
      { touches },
    ),
    ...formatFacts(metaOf("ask"), ask, { key, what }),
    ...inputs.flatMap(({ name, schema: field }) =>
      fieldFacts(name, field, ask, `${key}.${name}`, what, touches),
    ),
    ...["if", "then", "else", "allOf", "anyOf"].flatMap((word) =>
      fact(`${key}.${word}`, `${what}: what its fields ask of each other ("${word}")`, schema[word], {
        say: (value) => JSON.stringify(value),
      }),
    ),
  ];
}

function fieldFacts(
  name: string,
  schema: Fields,
  ask: Fields,
  key: string,
  form: string,
  pin: Touch | undefined,
): Fact[] {
  const what = `${form}, field ${name}`;
  const hints = fieldsOf(fieldsOf(ask.uiSchema)[name]);
  const options = fieldsOf(hints["ui:options"]);
  const touches = hints["ui:widget"] === "money" ? "amount" : pin;
  const required = listOf(fieldsOf(ask.schema).required).includes(name);
  return [
    ...fact(key, what, required ? "is required" : "may stay empty", { touches, say: String }),
    ...Object.entries(KEYWORDS).flatMap(([word, words]) =>
      fact(`${key}.${word}`, `${what}: ${words}`, schema[word], {
        touches: word === "title" ? undefined : touches,
      }),
    ),
    ...Object.entries(hints)
      .filter(([hint]) => hint !== "ui:options")
      .flatMap(([hint, value]) =>
        fact(`${key}.${hint}`, `${what}: its ${hint.slice(3)}`, value, {
          touches: hint === "ui:widget" ? touches : undefined,
        }),
      ),
    ...Object.entries(options).flatMap(([option, value]) =>
      fact(`${key}.options.${option}`, `${what}: its ${option}`, value, {
        touches: option === "quickAmounts" ? "amount" : undefined,
      }),
    ),
    ...PER_FIELD.flatMap(([word, { "x-change": change, "x-touches": isMarked, additionalProperties }]) => {
      const value = fieldsOf(ask[word])[name];
      const { say } = tellingOf(additionalProperties as Meta, value, {});
      return fact(`${key}.${word}`, `${what}: ${String(change)}`, value, {
        touches: isMarked && touches,
        say,
      });
    }),
  ];
}
