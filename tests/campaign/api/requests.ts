import {
  array,
  constant,
  constantFrom,
  dictionary,
  double,
  jsonValue,
  oneof,
  option,
  record,
  string,
  type Arbitrary,
} from "fast-check";

import { readPointer } from "#lib/json/pointer.ts";
import { recordOf } from "#lib/json/record.ts";
import { openApiDocument, type Operation } from "#sandbox/openapi/document.ts";

/** A request as a client that knows the contract badly, or wants to do harm, would send it. */
export type BadRequest = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  /** As it is sent; undefined sends none. */
  readonly body: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
};

/** Values of the demo that lead far into a call. */
const USUAL: Readonly<Record<string, readonly unknown[]>> = {
  transaction_pin: ["1234"],
  source_wallet_number: ["2010000017"],
  destination_wallet_number: ["2010000048"],
  wallet_number: ["2010000017"],
  number: ["2010000048"],
  username: ["ada"],
  password: ["Password1!"],
  bank_id: [7, "7"],
  destination_account_number: ["0123456789"],
  phone_number: ["08059870066"],
  email: ["ada@example.com"],
  id: ["1", "2"],
  companyKey: ["demo"],
  companyId: ["1"],
  network: ["mtn"],
};
const TEXTS = [
  ["", " ", "0", "-1", "1.5", "1e309", "NaN", "99999999999999999999", "2147483648", "1".repeat(400)],
  [
    "\u0000",
    "a\u0000b",
    "\ud800",
    "\u202e",
    "😀",
    "%",
    "%00",
    "%zz",
    "_",
    "\\",
    "'",
    '"',
    "'; drop table x;",
  ],
  ["null", "true", "[]", "{}", "../..", "__proto__", "constructor", "x".repeat(9000)],
  ["2026-02-30", "2026-11-23", "9999-12-31", "0000-00-00", "-271821-04-20", "data:image/png;base64,AA=="],
].flat();
const NUMBERS = [0, -1, 1, 0.005, 1.1, 50, 1e15, 1e21, -0, 2 ** 31, 2 ** 53, Number.MAX_VALUE, 1e-9];

const text = oneof(constantFrom(...TEXTS), string({ unit: "binary", maxLength: 12 }));
const any = oneof(
  text,
  constantFrom(...NUMBERS),
  double(),
  constantFrom(null, true, false, [], {}),
  jsonValue(),
);
const name = constantFrom("__proto__", "constructor", "page", "a[]", "", "\u0000", "status");

type Schema = {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Values that mostly fit a schema, with hostile ones among them. */
function fitting(schema: Schema, key = "", depth = 0): Arbitrary<unknown> {
  if (schema.$ref) return fitting(readPointer(openApiDocument, schema.$ref.slice(1)) as Schema, key, depth);
  const usual = USUAL[key];
  if (usual) return constantFrom(...usual);
  if (schema.enum) return constantFrom(...schema.enum);
  if (schema.const !== undefined) return constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices?.[0]) return oneof(...choices.map((one) => mostly(fitting(one, key, depth))));
  if (schema.properties && depth < 4) {
    const fields = Object.entries(schema.properties);
    return record(
      Object.fromEntries(fields.map(([one, field]) => [one, mostly(fitting(field, one, depth + 1))])),
    );
  }
  if (schema.type === "array") return array(fitting(schema.items ?? {}, key, depth + 1), { maxLength: 3 });
  if (schema.type === "boolean") return constantFrom(true, false);
  return schema.type === "number" || schema.type === "integer" ? constantFrom(...NUMBERS) : text;
}

function mostly<T>(arbitrary: Arbitrary<T>): Arbitrary<unknown> {
  return oneof({ arbitrary, weight: 12 }, { arbitrary: any, weight: 1 });
}

/** Requests to one call. */
export function badRequests(operation: Operation, token: string): Arbitrary<BadRequest> {
  const named = (place: string) =>
    record(
      Object.fromEntries(
        operation.parameters
          .filter((parameter) => parameter.in === place)
          .map((one) => [one.name, mostly(fitting(one.schema, one.name)).map(String)]),
      ),
      place === "path" ? {} : { requiredKeys: [] },
    );
  const schema = readPointer(
    openApiDocument,
    `${operation.pointer}/requestBody/content/application~1json/schema`,
  ) as Schema | undefined;
  const whole = fitting(schema ?? {}).map((value) => JSON.stringify(value));
  const broken = oneof(
    constantFrom(
      "",
      "null",
      "[]",
      '"x"',
      "1",
      "{",
      '{"a":',
      "[".repeat(9000),
      `{"a":"${"x".repeat(99_999)}"}`,
    ),
    any.map((value) => JSON.stringify(value)),
    whole.map((value) => value.slice(0, -1)),
    dictionary(name, any).map((extra) => JSON.stringify({ ...recordOf(schema?.properties), ...extra })),
  );
  const header = oneof(
    { arbitrary: constant({ Authorization: `Bearer ${token}` }), weight: 12 },
    {
      arbitrary: constantFrom({}, { Authorization: "Bearer" }, { Authorization: "x", AppID: "" }),
      weight: 1,
    },
  );
  const key = option(constantFrom("k", "k".repeat(5000), " ", "'"), { freq: 4, nil: undefined });
  return record({
    path: named("path"),
    query: oneof(named("query"), dictionary(name, text)),
    body: operation.hasBody
      ? oneof({ arbitrary: whole, weight: 4 }, { arbitrary: broken, weight: 1 })
      : constant(undefined),
    headers: record({ header, key }).map((both) => ({
      AppID: "campaign",
      ...both.header,
      ...(both.key !== undefined && { "Idempotency-Key": both.key }),
    })),
  }) as Arbitrary<BadRequest>;
}
