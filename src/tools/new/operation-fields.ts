import { lowerWords } from "#lib/text/text.ts";
import { type Fields, textOf } from "#tools/compile-screen/read/fields.ts";

import { titleOf } from "./existing-screens.ts";
import { choicesOf, plainSchema } from "./field-schema.ts";
import { type Tell, typeOf, typesOf } from "./openapi-schema.ts";
import type { Asked } from "./operation-request.ts";
import { sampleOf } from "./sample.ts";

/** A field of a form made from one property, and how its value goes into the request. */
export type OperationField = {
  /** Name of the input. */
  readonly name: string;
  readonly pointer: string;
  readonly required: boolean;
  readonly schema: Fields;
  readonly hints: Fields;
  readonly sent: unknown;
  /** The value that a scenario types. */
  readonly sample: unknown;
};

const AMOUNT = /(?:^|_)(?:amount|price|fee)(?:_|$)/i;
const PIN = /(?:^|_)pin$/i;
const FILES = ["binary", "byte"];

/** The field of a property with one plain value; undefined when a form cannot ask for it. */
export function fieldOf(property: Fields, asked: Asked, tell: Tell): OperationField | undefined {
  const { path } = asked;
  const isSecret =
    property.writeOnly === true || property["x-secret"] === true || property.format === "password";
  if (isSecret && !asked.secrets) {
    tell(path, "left out: a secret goes into a body and nowhere else");
    return undefined;
  }
  if (FILES.includes(textOf(property.format) ?? "") || "contentEncoding" in property) {
    tell(path, 'left out: a file. Ask it with "ui:widget": "file", which gives a data URL');
    return undefined;
  }
  const types = typesOf(property);
  if (types.length > 1) tell(path, `asked as ${types[0]}, not as ${types.slice(1).join(" or ")}`);
  const name = nameOf(path, asked.names);
  const kind = kindOf(name, property, isSecret);
  const title = textOf(property.title)?.trim() || titleOf(name);
  const schema = { ...plainSchema(property, kind, path, tell), title, ...(isSecret && { writeOnly: true }) };
  return {
    name,
    pointer: asked.pointer,
    required: asked.required,
    schema,
    hints: hintsOf(property, kind, title),
    sent: sentOf(name, kind, property),
    sample: sampleOf(schema, kind, property),
  };
}

/** The kind of field for a property; it decides the widget. */
export type Kind =
  | "pin"
  | "password"
  | "money"
  | "number"
  | "decimal"
  | "checkbox"
  | "select"
  | "date"
  | "email"
  | "text";

function kindOf(name: string, property: Fields, isSecret: boolean): Kind {
  const type = typeOf(property);
  if (isSecret) return PIN.test(name) ? "pin" : "password";
  if (choicesOf(property).length > 0) return "select";
  if (type === "boolean") return "checkbox";
  if (type === "number" || type === "integer") {
    if (AMOUNT.test(name)) return "money";
    return type === "integer" ? "number" : "decimal";
  }
  return property.format === "date" || property.format === "email" ? property.format : "text";
}

function hintsOf(property: Fields, kind: Kind, title: string): Fields {
  const help = plainText(textOf(property.description));
  const byType = kind === "checkbox" || kind === "date" || kind === "email";
  const verb = kind === "select" ? "Choose" : "Enter";
  return {
    ...(!byType && { "ui:widget": kind === "decimal" ? "text" : kind }),
    ...(help && { "ui:help": help }),
    "ui:options": {
      ...(kind === "decimal" && { inputMode: "numeric" }),
      // In a message, braces would hold a name.
      messages: { required: `${verb} the ${lowerWords(title).replaceAll(/[{}]/g, "")}` },
    },
  };
}

function sentOf(name: string, kind: Kind, property: Fields): unknown {
  const value = `$inputs.${name}`;
  if (kind === "money") return { $value: value, as: "naira" };
  if (kind === "select") return sentChoice(value, choicesOf(property));
  return kind === "decimal" ? { $value: value, as: "number" } : value;
}

/** A chosen text, as the API has it. */
function sentChoice(value: string, choices: readonly unknown[]): unknown {
  const others = choices.filter((one) => typeof one !== "string");
  if (others.length === 0) return value;
  if (choices.every((one) => typeof one === "number")) return { $value: value, as: "number" };
  return {
    $cases: [
      ...others.map((one) => ({ when: { [value]: { const: String(one) } }, value: one })),
      ...(others.length < choices.length ? [{ value }] : []),
    ],
  };
}

/** A hint that starts with one `$` would be read as an expression. */
function plainText(text: string | undefined): string | undefined {
  return text?.trim().replace(/^\$+/, "");
}

/** Escapes a value that is sent unchanged: the signs of an expression are doubled. */
export function literal(value: unknown): unknown {
  if (typeof value === "string") return value.replaceAll(/[{}]/g, "$&$&").replace(/^\$/, "$$$$");
  if (Array.isArray(value)) return value.map(literal);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, literal(one)]));
}

/** A dotted path as the name of an input, different from all other fields. */
function nameOf(path: string, names: Set<string>): string {
  const word = path.replaceAll(/[^A-Za-z0-9_-]+/g, "_").replace(/^[^A-Za-z]+/, "") || "value";
  const plain = ["constructor", "prototype"].includes(word) ? `${word}_value` : word;
  let name = plain;
  for (let turn = 2; names.has(name); turn++) name = `${plain}_${turn}`;
  names.add(name);
  return name;
}
