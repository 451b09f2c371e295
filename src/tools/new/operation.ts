import { nearest } from "#lib/text/text.ts";
import { type Fields, fieldsOf, isFields, listOf, textOf } from "#tools/compile-screen/read/fields.ts";
import { Advice } from "#tools/setup/advice.ts";

import { resolved } from "./openapi-schema.ts";

const METHODS = ["get", "post", "put", "patch", "delete"];
/** A path that a screen's call can have; values are in braces. */
const PATH = /^(?!\.{1,2}(?:\/|$))[^\s/?#\\{}:]+(?:\/(?!\.{1,2}(?:\/|$))[^\s/?#\\]+)*$/;

/** One operation of an OpenAPI file, reduced to what a screen can use. */
export type Operation = {
  readonly id: string;
  /** Upper case. */
  readonly method: string;
  /** Without its first slash. */
  readonly path: string;
  /** What it does, in a few words. */
  readonly summary: string | undefined;
  readonly pathParameters: readonly Parameter[];
  readonly queryParameters: readonly Parameter[];
  /** JSON Schema of the body with references resolved; undefined without a body. */
  readonly body: Fields | undefined;
  /** Documented statuses from 200 to 299. */
  readonly successes: readonly number[];
  readonly movesMoney: boolean;
  /** What a screen cannot express. */
  readonly left: readonly string[];
};

export type Parameter = { readonly name: string; readonly required: boolean; readonly schema: Fields };

/** The operation with that id. Throws `Advice` with the nearest id when there is none. */
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
  const parameters = parametersOf(item, operation, document);
  const parametersIn = (place: string): Parameter[] =>
    parameters.flatMap(({ in: where, name, required, schema }) =>
      where === place && typeof name === "string"
        ? [{ name, required: place === "path" || required === true, schema: fieldsOf(schema) }]
        : [],
    );
  refusePath(id, path);
  const { schema, left } = bodyOf(operation, method, document);
  const statuses = Object.keys(fieldsOf(operation.responses)).map(Number);
  return {
    id,
    method: method.toUpperCase(),
    path: path.replace(/^\//, ""),
    summary: textOf(operation.summary) ?? textOf(operation.description),
    pathParameters: parametersIn("path"),
    queryParameters: parametersIn("query"),
    body: schema,
    successes: statuses.filter((status) => status >= 200 && status <= 299),
    movesMoney: operation["x-money"] === true,
    left: [...["header", "cookie"].flatMap((place) => parametersIn(place).map(headerLeft)), ...left],
  };
}

/** Parameters of the operation replace those of its path. */
function parametersOf(item: Fields, operation: Fields, document: unknown): Fields[] {
  const all = [...listOf(item.parameters), ...listOf(operation.parameters)].map((one) =>
    fieldsOf(resolved(one, document)),
  );
  if (all.some(({ in: where }) => where === "body" || where === "formData"))
    throw new Advice("The file is Swagger 2. Convert it to OpenAPI 3 first.");
  return [...new Map(all.map((one) => [`${String(one.in)} ${String(one.name)}`, one])).values()];
}

function refusePath(id: string, path: string): void {
  const plain = path.replace(/^\//, "").replaceAll(/\{[^{}/]*\}/g, "{}");
  if (plain.startsWith("{}")) {
    throw new Advice(
      `The path of "${id}" begins with a value, and a call of a screen begins with a written word: ${path}`,
    );
  }
  if (!PATH.test(plain)) throw new Advice(`The path of "${id}" is none that a screen can call: ${path}`);
}

function bodyOf(operation: Fields, method: string, document: unknown) {
  const content = fieldsOf(fieldsOf(resolved(operation.requestBody, document)).content);
  const types = Object.keys(content);
  const json = types.find((type) => /^application\/(?:[\w.-]+\+)?json\b/.test(type));
  if (types.length === 0) return { schema: undefined, left: [] };
  if (json === undefined)
    return { schema: undefined, left: [`the body: a screen sends JSON, not ${types.join(" or ")}`] };
  if (method === "get") return { schema: undefined, left: ["the body: a GET call of a screen has none"] };
  return { schema: fieldsOf(fieldsOf(content[json]).schema), left: [] };
}

function headerLeft({ name }: Parameter): string {
  return `${name}: headers and cookies belong to the provider client`;
}
