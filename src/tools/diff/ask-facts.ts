import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { inputsOf } from "#tools/compile-screen/inputs.ts";

import { type Fact, fact, type Touch } from "./fact.ts";
import { conditionInWords } from "./in-words.ts";

const TEXTS = [
  ["title", "its title"],
  ["stage", "its stage of the wizard"],
  ["intro", "its introduction"],
  ["submit", "its button"],
  ["cancel", "its button back"],
  ["dialog", "whether it is a dialog"],
  ["messages", "its messages"],
  ["same", "which fields must be the same"],
  ["notes", "its notes"],
  ["links", "its links"],
  ["actions", "its further buttons"],
  ["rows", "its rows"],
  ["shares", "its shares"],
  ["table", "its table"],
] as const;

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

/** What a form asks of the customer. */
export function askFacts(ask: Fields, key: string, what: string): Fact[] {
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
    ...TEXTS.flatMap(([name, words]) => fact(`${key}.${name}`, `${what}: ${words}`, ask[name])),
    ...fact(`${key}.review`, `${what}: whether it shows the review`, ask.review, { touches: "PIN" }),
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
  const conditions = ["enabled", "shown"].flatMap((word) =>
    fact(`${key}.${word}`, `${what}: when it is ${word}`, fieldsOf(ask[word])[name], {
      say: conditionInWords,
    }),
  );
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
    ...fact(`${key}.suggest`, `${what}: what is suggested`, fieldsOf(ask.suggest)[name], { touches }),
    ...fact(`${key}.limits`, `${what}: its limits`, fieldsOf(ask.limits)[name], { touches }),
    ...conditions,
  ];
}
