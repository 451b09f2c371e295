import { Advice } from "#tools/setup/advice.ts";

import { flattened, typeOf } from "./openapi-schema.ts";
import type { Operation, Parameter } from "./operation.ts";
import { type Request, requestOf } from "./operation-request.ts";

const NAME = /^(?!(?:constructor|prototype)$)[A-Za-z_][\w-]*$/;

/** A parameter of a path or query. */
export type NamedRequest = Request & { readonly name: string };

/** The parameters and the body that an operation asks for, and those that no form can ask for. */
export function requestsOf(operation: Operation) {
  const left = new Set<string>();
  const names = new Set<string>();
  const tell = (path: string, what: string) => void left.add(`${path || "the body"}: ${what}`);
  const parameters = (all: readonly Parameter[], isIn: "path" | "query"): NamedRequest[] =>
    all.flatMap(({ name, required, schema }) => {
      if (isIn === "query" && !NAME.test(name)) {
        tell(name, "left out: a screen cannot send a parameter of that name");
        return [];
      }
      const at = { path: name, pointer: "", required, secrets: false, names };
      const request = isPlain(schema) ? requestOf(schema, at, tell) : undefined;
      if (request) return [{ ...request, name }];
      if (isIn === "path")
        throw new Advice(`The path of "${operation.id}" holds a value that no form can ask: ${name}`);
      if (!isPlain(schema)) tell(name, "left out: a query takes plain values");
      return [];
    });
  const path = parameters(operation.pathParameters, "path");
  const query = parameters(operation.queryParameters, "query");
  const whole = { path: "", pointer: "$request.body#", required: true, secrets: true, names };
  const body = operation.body && requestOf(operation.body, whole, tell);
  return { path, query, body, left: [...left] };
}

function isPlain(schema: Parameter["schema"]): boolean {
  return !["array", "object"].includes(typeOf(flattened(schema, "", () => undefined)));
}

/** The path, with each parameter replaced by its input or its constant. */
export function pathOf({ id, path }: Operation, parameters: readonly NamedRequest[]): string {
  return path.replaceAll(/\{([^{}/]*)\}/g, (_, name: string) => {
    const found = parameters.find((one) => one.name === name);
    if (!found) throw new Advice(`The path of "${id}" holds {${name}}, which is none of its parameters.`);
    const [field] = found.fields;
    return field ? `{$inputs.${field.name}}` : String(found.sent);
  });
}
