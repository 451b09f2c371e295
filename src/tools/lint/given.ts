import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { readPointer } from "#lib/json/pointer.ts";
import type { Context } from "#tools/compile-screen/parts/context.ts";
import { type Fields, fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

const { Profile, Company } = provider.components.schemas;

/** Names of the customer (`$user`) that the provider sends. */
export const customerNames: readonly string[] = propertiesOf(Profile);
/** Names of the company's profile (`$company`). */
export const companyNames: readonly string[] = propertiesOf(Company);

/** Names and values that the scenarios have stored. */
export function storedIn({ screen }: Pick<Context, "screen">): (readonly [string, unknown])[] {
  return listOf(screen.scenarios).flatMap((one) => Object.entries(fieldsOf(fieldsOf(one).stored)));
}

/** Stored names (`$stored`), from the scenarios and from the screen itself. */
export function storedNames(context: Context): string[] {
  const { effects } = context.parts;
  const own = effects.flatMap(({ effect }) => Object.keys(fieldsOf(effect.store)));
  return [...new Set([...storedIn(context).map(([name]) => name), ...own])];
}

/** The properties of one of the provider's schemas, including those in `allOf`. */
export function propertiesOf(schema: Fields): string[] {
  const { allOf, properties } = resolved(schema);
  return [...Object.keys(fieldsOf(properties)), ...listOf(allOf).filter(isFields).flatMap(propertiesOf)];
}

function resolved(schema: Fields): Fields {
  return typeof schema.$ref === "string" ? fieldsOf(readPointer(provider, schema.$ref.slice(1))) : schema;
}
