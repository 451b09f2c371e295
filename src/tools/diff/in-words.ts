import { withoutPictures } from "#lib/pictures/picture-address.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

/** A value of a screen for people: expressions stay as they are, the ways to make a value become words. */
export function inWords(value: unknown): string {
  if (typeof value === "string") return /^\$(?!\$)/.test(value) ? value : `"${withoutPictures(value)}"`;
  if (Array.isArray(value)) return `[${value.map(inWords).join(", ")}]`;
  if (!isFields(value)) return String(value);
  if ("$value" in value)
    return `${inWords(value.$value)} as ${[value.as].flat().map(transform).join(", then ")}`;
  if ("$first" in value) return `the first of ${listOf(value.$first).map(inWords).join(", ")}`;
  if ("$cases" in value) return listOf(value.$cases).map(oneCase).join(", else ");
  if ("$each" in value) return eachInWords(fieldsOf(value.$each));
  if ("$text" in value) return `"${String(value.$text)}"${named(value.with)}`;
  return `{ ${Object.entries(value)
    .map(([key, one]) => (key === "when" ? `when ${conditionInWords(one)}` : `${key}: ${inWords(one)}`))
    .join(", ")} }`;
}

/** A condition, or several of which one must hold. */
export function conditionInWords(condition: unknown): string {
  if (Array.isArray(condition)) return condition.map(conditionInWords).join("; or ");
  return Object.entries(fieldsOf(condition))
    .map(([expression, schema]) => `${expression} ${schemaInWords(fieldsOf(schema))}`)
    .join(" and ");
}

/** Effects in order, each with its condition. */
export function effectsInWords(effects: unknown): string {
  return listOf(effects)
    .map(fieldsOf)
    .map(({ when, ...effect }) => {
      const said = Object.entries(effect).map(([name, content]) => `${name} ${inWords(content)}`);
      return `${said.join(" ")}${when === undefined ? "" : ` when ${conditionInWords(when)}`}`;
    })
    .join("; ");
}

function schemaInWords(schema: { readonly [keyword: string]: unknown }): string {
  const keys = Object.keys(schema);
  if (keys.length === 1 && "const" in schema) return `is ${inWords(schema.const)}`;
  if (keys.length === 1 && "enum" in schema)
    return `is one of ${listOf(schema.enum).map(inWords).join(", ")}`;
  if (keys.length === 1 && "type" in schema) return `is of type ${[schema.type].flat().join(" or ")}`;
  return `fits ${JSON.stringify(schema)}`;
}

function transform(one: unknown): string {
  if (!isFields(one)) return String(one);
  return Object.entries(one)
    .map(([name, argument]) => `${name} ${inWords(argument)}`)
    .join(" ");
}

function oneCase(one: unknown): string {
  const { when, value } = fieldsOf(one);
  return when === undefined ? inWords(value) : `${inWords(value)} when ${conditionInWords(when)}`;
}

function eachInWords({ of, when, value }: Fields): string {
  return `${inWords(value)} for each of ${inWords(of)}${when === undefined ? "" : ` when ${conditionInWords(when)}`}`;
}

function named(values: unknown): string {
  const entries = Object.entries(fieldsOf(values)).map(([name, value]) => `${name} ${inWords(value)}`);
  return entries.length > 0 ? ` with ${entries.join(", ")}` : "";
}
