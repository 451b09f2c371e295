import { nearest } from "#lib/text.ts";
import { readPointer } from "#lib/pointer.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/fields.ts";
import { Advice } from "#tools/setup/advice.ts";

const METHODS = ["get", "post", "put", "patch", "delete"];

/** One operation of an OpenAPI file, as far as a screen can be made of it. */
export type Operation = {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** Without its first slash. */
  readonly path: string;
  readonly summary: string | undefined;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** JSON Schema of the body, its references resolved. */
  readonly body: Fields;
  /** Documented statuses from 200 to 299. */
  readonly successes: readonly number[];
  readonly movesMoney: boolean;
};

export type Parameter = { readonly name: string; readonly required: boolean; readonly schema: Fields };

/** The operation of that id. Throws `Advice` with the nearest one when there is none. */
export function findOperation(document: unknown, id: string): Operation {
  const operations = Object.entries(fieldsOf(fieldsOf(document).paths)).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = fieldsOf(item)[method];
      return isFields(operation) ? [{ path, method, item: fieldsOf(item), operation }] : [];
    }),
  );
  const found = operations.find(({ operation }) => operation.operationId === id);
  if (found) return toOperation(id, found, document);
  const ids = operations.flatMap(({ operation }) => textOf(operation.operationId) ?? []);
  const guess = nearest(id, ids);
  const known =
    guess === undefined ? `Its operations are ${ids.join(", ") || "none"}.` : `Did you mean "${guess}"?`;
  throw new Advice(`The file has no operation "${id}". ${known}`);
}

type Found = {
  readonly path: string;
  readonly method: string;
  readonly item: Fields;
  readonly operation: Fields;
};

function toOperation(id: string, { path, method, item, operation }: Found, document: unknown): Operation {
  const parameters = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) =>
    fieldsOf(resolved(one, document)),
  );
  const parametersIn = (place: string) =>
    parameters.flatMap(({ in: where, name, required, schema }) =>
      where === place && typeof name === "string"
        ? [{ name, required: place === "path" || required === true, schema: fieldsOf(schema) }]
        : [],
    );
  if (/^\/?\{/.test(path)) {
    throw new Advice(
      `The path of "${id}" begins with a value, and a call of a screen begins with a written word: ${path}`,
    );
  }
  const content = fieldsOf(fieldsOf(resolved(operation.requestBody, document)).content);
  const statuses = Object.keys(fieldsOf(operation.responses)).map(Number);
  return {
    id,
    method: method.toUpperCase(),
    path: path.replace(/^\//, ""),
    summary: textOf(operation.summary),
    pathParameters: parametersIn("path"),
    queryParameters: parametersIn("query"),
    body: fieldsOf(fieldsOf(content["application/json"]).schema),
    successes: statuses.filter((status) => status >= 200 && status <= 299),
    movesMoney: operation["x-money"] === true,
  };
}

/** References within the file, replaced by what they name; a ring of them ends in an empty schema. */
function resolved(value: unknown, document: unknown, within: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => resolved(one, document, within));
  if (!isFields(value)) return value;
  const target = textOf(value.$ref);
  if (target?.startsWith("#/") === true) {
    return within.includes(target)
      ? {}
      : resolved(readPointer(document, target.slice(1)), document, [...within, target]);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, resolved(one, document, within)]),
  );
}
