import { formats } from "#definition/catalogue.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/fields.ts";

import { titleOf } from "./existing-screens.ts";

/** A field of a form made of one property, and how its value goes into the request. */
export type OperationField = {
  readonly name: string;
  readonly required: boolean;
  readonly schema: Fields;
  readonly hints: Fields;
  readonly sent: unknown;
};

const KEPT = ["pattern", "minLength", "maxLength", "minimum", "maximum", "default"];
const isAmount = (name: string) => /(?:^|_)(?:amount|price|fee)(?:_|$)/i.test(name);
const isPin = (name: string) => /(?:^|_)pin$/i.test(name);

/** The field of a property; undefined for a list or an object, which a form does not ask. */
export function operationField(
  name: string,
  property: Fields,
  required: boolean,
): OperationField | undefined {
  const type = typeOf(property);
  if (type === "array" || type === "object") return undefined;
  const amount = isAmount(name) && (type === "number" || type === "integer");
  const isSecret =
    property.writeOnly === true || property["x-secret"] === true || property.format === "password";
  const schema = amount ? { type: "integer" } : plainSchema(property, type);
  const widget = widgetOf(name, property, { amount, isSecret, type });
  const help = textOf(property.description);
  const hints = {
    ...(widget && { "ui:widget": widget }),
    ...(help && { "ui:help": help }),
    "ui:options": { messages: { required: `Enter the ${titleOf(name).toLowerCase()}` } },
  };
  return {
    name,
    required,
    schema: { ...schema, title: titleOf(name), ...(isSecret && { writeOnly: true }) },
    hints,
    sent: amount ? { $value: `$inputs.${name}`, as: "naira" } : `$inputs.${name}`,
  };
}

/** The keywords that a form knows; a choice is written with its titles. */
function plainSchema(property: Fields, type: string): Fields {
  const choices =
    "const" in property ? [property.const] : listOf(property.enum).filter((one) => one !== null);
  const format = textOf(property.format);
  const kept = Object.entries(property).filter(([key]) => KEPT.includes(key));
  return {
    type: type === "number" ? "number" : type,
    ...Object.fromEntries(choices.length > 0 ? [] : kept),
    ...(format !== undefined && Object.hasOwn(formats, format) && { format }),
    ...(choices.length > 0 && {
      oneOf: choices.map((choice) => ({ const: choice, title: titleOf(String(choice)) })),
    }),
  };
}

type Kind = { readonly amount: boolean; readonly isSecret: boolean; readonly type: string };

function widgetOf(name: string, property: Fields, { amount, isSecret, type }: Kind): string | undefined {
  if (isSecret) return isPin(name) ? "pin" : "password";
  if (amount) return "money";
  if (type === "integer" && property.enum === undefined) return "number";
  if (property.format === "date" || property.format === "email" || type === "boolean") return undefined;
  return property.enum === undefined ? "text" : "select";
}

function typeOf(property: Fields): string {
  const types = [property.type].flat().filter((type) => type !== "null");
  if (typeof types[0] === "string") return types[0];
  if (isFields(property.properties)) return "object";
  const [value] = "const" in property ? [property.const] : listOf(property.enum);
  return typeof value === "number" ? "number" : typeof value === "boolean" ? "boolean" : "string";
}

/** Properties of a body's schema, those of `allOf` included. */
export function propertiesOf(
  schema: Fields,
): { readonly name: string; readonly property: Fields; readonly required: boolean }[] {
  const required = listOf(schema.required);
  const own = Object.entries(fieldsOf(schema.properties)).map(([name, property]) => ({
    name,
    property: fieldsOf(property),
    required: required.includes(name),
  }));
  return [...own, ...listOf(schema.allOf).filter(isFields).flatMap(propertiesOf)].filter(
    ({ property }) => property.readOnly !== true,
  );
}
