import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { readPointer } from "#lib/json/pointer.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { propertiesOf } from "#tools/lint/given.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";

type Operation = { readonly call: string; readonly operation: Fields };

const METHODS = ["get", "post", "put", "patch", "delete"];

const OPERATIONS: readonly Operation[] = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => METHODS.includes(method))
    .map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path.slice(1)}`,
      operation: fieldsOf(operation),
    })),
);

/** The provider's calls, in the form in which screens write them. */
export const providerCalls: readonly string[] = OPERATIONS.map(({ call }) => call);

/** What a call of the provider does, from the provider's description. */
export function aboutCall(call: string): string | undefined {
  return textOf(operationOf(call)?.summary);
}

/** Keys that the provider accepts in the body of a call; empty for an unknown call. */
export function bodyNames({ call }: Fields): string[] {
  const body = fieldsOf(operationsOf(call)[0]?.requestBody);
  return propertiesOf(fieldsOf(readPointer(body, "/content/application~1json/schema")));
}

/** Keys that the provider accepts in the query of a call. */
export function queryNames({ call }: Fields): string[] {
  const parameters = operationsOf(call).flatMap((operation) => listOf(operation.parameters).map(fieldsOf));
  return parameters.flatMap(({ in: place, name }) =>
    place === "query" && typeof name === "string" ? [name] : [],
  );
}

function operationsOf(call: unknown): Fields[] {
  return targetsOf(call).map(operationOf).filter(isFields);
}

function operationOf(target: string): Fields | undefined {
  // `GET {resource}` would match many calls.
  const found =
    OPERATIONS.find(({ call }) => call === target) ?? OPERATIONS.find(({ call }) => isSameCall(call, target));
  return found?.operation;
}
