import * as fc from "fast-check";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { lintScreens } from "#tools/lint/lint-project.ts";

import { findOperation } from "./operation.ts";
import { screenFromOperation } from "./screen-from-operation.ts";

const number = fc.oneof(fc.integer({ min: -20, max: 20 }), fc.double({ min: -5, max: 5, noNaN: true }));
const text = fc.constantFrom("a", "", "$x", "{b}", "transaction_pin", "2030-01-15", "amount due", "_", "é");
const pattern = fc.constantFrom("^\\d{4}$", "(a+)+$", "[", "^[A-Z]{2}\\d*$", "\\p{L}+");
const format = fc.constantFrom("date", "email", "uuid", "int32", "password", "binary", "date-time");
const value = fc.oneof(text, number, fc.boolean(), fc.constant(null));
const key = fc.constantFrom(
  "amount",
  "pin",
  "name",
  "a.b",
  "$value",
  "constructor",
  "x y",
  "1st",
  "transaction_pin",
);

/** A plain value of an API, with keywords that fit its type and others that do not. */
const plain = fc.record(
  {
    type: fc.constantFrom("string", "integer", "number", "boolean", ["string", "null"]),
    title: text,
    description: text,
    enum: fc.array(value, { maxLength: 3 }),
    const: value,
    default: value,
    example: value,
    pattern,
    format,
    minLength: fc.nat(9),
    maxLength: fc.nat(9),
    minimum: number,
    maximum: number,
    exclusiveMinimum: fc.oneof(number, fc.boolean()),
    multipleOf: fc.constantFrom(0.01, 1, 5),
    writeOnly: fc.boolean(),
    nullable: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Such values in objects and lists, in `oneOf` and in `allOf`. */
const { schema } = fc.letrec<{ schema: object }>((tie) => ({
  schema: fc.oneof(
    { depthSize: "small", maxDepth: 3 },
    plain,
    fc.record({
      properties: fc.dictionary(key, tie("schema"), { maxKeys: 4 }),
      required: fc.array(key, { maxLength: 3 }),
    }),
    fc.record({ type: fc.constant("array"), items: tie("schema"), minItems: fc.nat(7) }),
    fc.record({ allOf: fc.array(tie("schema"), { maxLength: 2 }) }),
    fc.record({ anyOf: fc.array(tie("schema"), { minLength: 1, maxLength: 2 }) }),
  ),
}));

const operation = fc.record({
  money: fc.boolean(),
  body: schema,
  query: fc.array(fc.record({ name: key, schema }), { maxLength: 3 }),
});

/** What lint says of a payment without a field for its amount. */
const UNKNOWN_AMOUNT = [
  "the amount of the payment is neither in the request nor in a reply",
  "no row of the review is the amount",
  "a payment without a review: customers do not see what they confirm",
];

const read = (path: string) => readFileSync(path, "utf8");

test("the screen of any operation has no errors, but for an amount that only its author knows", () => {
  fc.assert(
    fc.property(operation, ({ money, body, query }) => {
      const post = {
        operationId: "any",
        "x-money": money,
        parameters: query.map((one) => ({ ...one, in: "query" })),
        requestBody: { content: { "application/json": { schema: body } } },
        responses: { 200: {} },
      };
      const { file, text: written } = screenFromOperation(
        "any",
        findOperation({ paths: { "/any": { post } } }, "any"),
        [],
      );
      const { problems } = lintScreens([{ path: file, text: written, read }]);
      const errors = problems.filter(({ level }) => level !== "warning");
      const open = written.includes('"ui:widget": "money"') ? [] : UNKNOWN_AMOUNT;
      expect(errors.filter(({ message }) => !open.includes(message))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});
