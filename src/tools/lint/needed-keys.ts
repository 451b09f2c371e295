import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { readPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";

import { propertiesOf } from "./given.ts";
import { withoutNames } from "./provider-calls.ts";

/** What the provider's file says of the body of a call: the keys that it must have, and those that it may have. */
export type BodyKeys = { readonly needed: readonly string[]; readonly possible: readonly string[] };

const BODY = "/requestBody/content/application~1json/schema";

const BODIES = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: withoutNames(`${method.toUpperCase()} ${path.slice(1)}`),
    schema: fieldsOf(readPointer(operation, BODY)),
  })),
);

/** Of one of the provider's calls; undefined for any other call, and for one of which a value says which it is. */
export function bodyKeysOf(target: string): BodyKeys | undefined {
  const schema = BODIES.find(({ call }) => call === withoutNames(target))?.schema;
  return schema && { needed: neededIn(schema), possible: propertiesOf(schema) };
}

function neededIn(schema: Fields): string[] {
  const { $ref, required, allOf } = schema;
  const own = listOf(required).filter((one) => typeof one === "string");
  const others = typeof $ref === "string" ? [readPointer(provider, $ref.slice(1))] : listOf(allOf);
  return [...own, ...others.flatMap((one) => neededIn(fieldsOf(one)))];
}
