import { Ajv2020, type AnySchema, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { openApiDocument, type Operation } from "./document.ts";

/**
 * One place where a request or reply does not fit the OpenAPI file. It has the pointer and the reason, never a value.
 */
export type ContractProblem = { readonly pointer: string; readonly message: string };

export type RequestParts = {
  readonly path: Record<string, string>;
  readonly query: Record<string, string>;
  readonly body: unknown;
};

const DOCUMENT = "openapi";
const ajv = makeAjv(false);
/** Parameters arrive as text, but their schemas may ask for numbers. */
const coercing = makeAjv(true);
const compiled = new Map<string, ValidateFunction>();

/** The places where a request does not fit its operation; empty when it fits. */
export function checkRequest(operation: Operation, parts: RequestParts): ContractProblem[] {
  const problems = (["path", "query"] as const).flatMap((place) => {
    const validate = cached(`${operation.pointer} ${place}`, () =>
      coercing.compile(parametersSchema(operation, place)),
    );
    return validate({ ...parts[place] }) ? [] : toProblems(`/${place}`, validate.errors);
  });
  const unkept = holdsNull(parts) ? [{ pointer: "", message: "must not have a null character" }] : [];
  if (!operation.hasBody) return [...problems, ...unkept];
  return [...problems, ...unkept, ...check(`${operation.pointer}/requestBody`, parts.body, "/body")];
}

/** Postgres keeps no text with a null character. */
function holdsNull({ path, query, body }: RequestParts): boolean {
  return /(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify([path, query, body]));
}

/** The places where a reply does not fit its operation; empty when it fits. */
export function checkReply(operation: Operation, status: number, body: unknown): ContractProblem[] {
  const isSuccess = status >= 200 && status < 300;
  return check(isSuccess ? `${operation.pointer}/responses/200` : "/components/responses/Refused", body, "");
}

function check(holder: string, value: unknown, prefix: string): ContractProblem[] {
  const pointer = `${holder}/content/application~1json/schema`;
  const validate = cached(pointer, () => ajv.compile({ $ref: `${DOCUMENT}#${encodeURI(pointer)}` }));
  return validate(value) ? [] : toProblems(prefix, validate.errors);
}

function cached(key: string, compile: () => ValidateFunction): ValidateFunction {
  const known = compiled.get(key);
  if (known) return known;
  const validate = compile();
  compiled.set(key, validate);
  return validate;
}

function parametersSchema(operation: Operation, place: "path" | "query"): AnySchema {
  const parameters = operation.parameters.filter((parameter) => parameter.in === place);
  return {
    type: "object",
    required: parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name),
    properties: Object.fromEntries(parameters.map((parameter) => [parameter.name, parameter.schema])),
  };
}

function toProblems(prefix: string, errors: ErrorObject[] | null | undefined): ContractProblem[] {
  return (errors ?? []).map((error) => ({
    pointer: prefix + error.instancePath,
    message: error.keyword === "additionalProperties" ? unknownKey(error) : (error.message ?? "does not fit"),
  }));
}

function unknownKey(error: ErrorObject): string {
  return `must not have the key '${String(error.params["additionalProperty"])}'`;
}

function makeAjv(coerceTypes: boolean): Ajv2020 {
  const instance = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false });
  addFormats.default(instance);
  instance.addSchema(openApiDocument, DOCUMENT);
  return instance;
}
