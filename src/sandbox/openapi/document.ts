import { readPointer } from "#lib/json/pointer.ts";
import openapi from "#schemas/provider.openapi.json" with { type: "json" };

type Method = "get" | "post" | "put" | "patch" | "delete";
type Parameter = {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: object;
  "x-secret"?: boolean;
  "x-not-in-specification"?: boolean;
};
type OperationObject = {
  operationId: string;
  security: object[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: object;
  responses: object;
  "x-money"?: boolean;
  "x-not-in-specification"?: boolean;
};
type PathItem = { servers?: { url: string }[] } & { [M in Method]?: OperationObject };

/** One call of the provider from the OpenAPI file. */
export type Operation = {
  readonly id: string;
  readonly method: string;
  /** Path with its base, such as `/api/v1/loan/repayment/{loanId}`. */
  readonly path: string;
  /** JSON pointer of the operation inside the file. */
  readonly pointer: string;
  readonly parameters: readonly Parameter[];
  readonly needsSignIn: boolean;
  readonly needsAppId: boolean;
  readonly hasBody: boolean;
  readonly isMoney: boolean;
  /** It creates something, so its success may be a 201. */
  readonly makes: boolean;
  /** The specification neither has nor implies it. */
  readonly isOurs: boolean;
};

const METHODS: readonly Method[] = ["get", "post", "put", "patch", "delete"];
/** Matches any resource by name, but must not match calls that are not in the file. */
const CATCH_ALL = "getResource";

export const openApiDocument: object = openapi;

/** Every call of the file, those with fewer path parameters first, so that `/profile` comes before `/{resource}`. */
export const operations: readonly Operation[] = Object.entries(
  openapi.paths as unknown as Record<string, PathItem>,
)
  .flatMap(([path, item]) => METHODS.flatMap((method) => readOperation(path, method, item)))
  .filter((operation) => operation.id !== CATCH_ALL)
  .toSorted((a, b) => parameterCount(a.path) - parameterCount(b.path));

function readOperation(path: string, method: Method, item: PathItem): Operation[] {
  const found = item[method];
  if (!found) return [];
  const parameters = found.parameters.map(resolved);
  const base = (item.servers ?? openapi.servers)[0]?.url ?? "/";
  return [
    {
      id: found.operationId,
      method: method.toUpperCase(),
      path: base === "/" ? path : base + path,
      pointer: `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`,
      parameters,
      needsSignIn: found.security.length > 0,
      needsAppId: parameters.some(({ name }) => name === "AppID"),
      hasBody: found.requestBody !== undefined,
      isMoney: found["x-money"] === true,
      makes: "201" in found.responses,
      isOurs: found["x-not-in-specification"] === true,
    },
  ];
}

function resolved(parameter: Parameter | { $ref: string }): Parameter {
  return "in" in parameter ? parameter : (readPointer(openapi, parameter.$ref.slice(1)) as Parameter);
}

function parameterCount(path: string): number {
  return path.split("{").length - 1;
}
