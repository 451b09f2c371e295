import type { Meta, Touch } from "#definition/meta.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

import { type Fact, fact } from "./fact.ts";
import { moneyInWords } from "./money-in-words.ts";
import { metaOf, type Subject, tellingOf } from "./format-facts.ts";

/** Words for the keywords of a field's schema; any other keyword is called by its name. */
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

/** Keywords whose value is one of the field, or several. */
const VALUES = new Set(["minimum", "maximum", "default", "const", "enum"]);

/** Notes for authors. */
const NOTES = ["$comment", "examples", "description"];

/** A field of a form, with the form as its subject. */
type Field = Subject & { readonly name: string; readonly touches: Touch | undefined };

/** The facts of one field: its schema, its hints, and the form's entries for it. */
export function fieldFacts(schema: Fields, ask: Fields, field: Field): Fact[] {
  const { name } = field;
  const key = `${field.key}.${name}`;
  const what = `${field.what}, field ${name}`;
  const hints = fieldsOf(fieldsOf(ask.uiSchema)[name]);
  const isMoney = hints["ui:widget"] === "money";
  const touches = isMoney ? "amount" : field.touches;
  // In a currency that the reply names nobody knows how many decimals an amount has.
  const isOfBank = isMoney && !("currency" in fieldsOf(hints["ui:options"]));
  const sayAmount = isOfBank ? (value: unknown) => moneyInWords(value, field.money) : undefined;
  const required = listOf(fieldsOf(ask.schema).required).includes(name);
  return [
    ...fact(key, what, required ? "is required" : "may stay empty", { touches, say: String }),
    ...Object.entries(schema)
      .filter(([word]) => !NOTES.includes(word))
      .flatMap(([word, value]) =>
        fact(`${key}.${word}`, `${what}: ${KEYWORDS[word] ?? `its "${word}"`}`, value, {
          touches: word === "title" ? undefined : touches,
          ...(sayAmount && VALUES.has(word) && { say: sayAmount }),
        }),
      ),
    ...hintFacts(hints, key, what, touches),
    ...perField(field).flatMap(
      ([word, { "x-change": change, "x-touches": isMarked, additionalProperties }]) => {
        const value = fieldsOf(ask[word])[name];
        const { say } = tellingOf(additionalProperties as Meta, value, field);
        return fact(`${key}.${word}`, `${what}: ${String(change)}`, value, {
          touches: isMarked && touches,
          say: (isMarked && sayAmount) || say,
        });
      },
    ),
  ];
}

function hintFacts(hints: Fields, key: string, what: string, touches: Touch | undefined): Fact[] {
  const { "ui:options": options, ...own } = hints;
  return [
    ...Object.entries(own).flatMap(([hint, value]) =>
      fact(`${key}.${hint}`, `${what}: its ${hint.slice(3)}`, value, {
        touches: hint === "ui:widget" ? touches : undefined,
      }),
    ),
    ...Object.entries(fieldsOf(options)).flatMap(([option, value]) =>
      fact(`${key}.options.${option}`, `${what}: its ${option}`, value, {
        touches: option === "quickAmounts" ? "amount" : undefined,
      }),
    ),
  ];
}

/** Keys of a form that have an entry for each field, such as its limits. */
function perField(subject: Subject): (readonly [string, Meta])[] {
  const { properties = {} } = metaOf("ask", subject);
  return Object.entries(properties).filter(([, meta]) => meta["x-per"] === "field");
}
