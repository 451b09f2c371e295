import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { readPointer } from "#lib/json/pointer.ts";
import { fieldsOf, isFields, listOf } from "#tools/compile-screen/read/fields.ts";

import { isSameCall } from "./screen-replies.ts";

const OURS = "x-not-in-specification";

/** What the provider's file says about the names in a call's replies. */
export type CallNames = {
  /** Whether the call itself is our extension, which a provider may lack. */
  readonly isOurs: boolean;
  /** Whether every field of this name in the reply is our extension; false for a name that the file does not know. */
  isOursOnly(name: string): boolean;
};

const CALLS = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    call: `${method.toUpperCase()} ${path.slice(1)}`,
    operation: fieldsOf(operation),
  })),
);

/** The names of a call in the provider's file; undefined for any other call. */
export function namesOfCall(target: string): CallNames | undefined {
  if (!known.has(target)) known.set(target, findNames(target));
  return known.get(target);
}

/** The same calls are on many screens. */
const known = new Map<string, CallNames | undefined>();

function findNames(target: string): CallNames | undefined {
  const found = CALLS.find(({ call }) => isSameCall(call, target));
  if (!found) return undefined;
  const ours = new Set<string>();
  const named = new Set<string>();
  collect(readPointer(found.operation, "/responses/200/content/application~1json/schema"), ours, named);
  return {
    isOurs: found.operation[OURS] === true,
    isOursOnly: (name) => ours.has(name) && !named.has(name),
  };
}

function collect(schema: unknown, ours: Set<string>, named: Set<string>): void {
  if (!isFields(schema)) return;
  const { $ref, properties, items, allOf, anyOf } = schema;
  if (typeof $ref === "string") collect(readPointer(provider, $ref.slice(1)), ours, named);
  for (const [name, inner] of Object.entries(fieldsOf(properties))) {
    const isOurs = isFields(inner) && inner[OURS] === true;
    (isOurs ? ours : named).add(name);
    // Everything inside an extension is one too.
    collect(inner, ours, isOurs ? ours : named);
  }
  for (const one of [items, ...listOf(allOf), ...listOf(anyOf)]) collect(one, ours, named);
}
