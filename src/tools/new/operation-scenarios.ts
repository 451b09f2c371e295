import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";

import type { Operation } from "./operation.ts";
import type { OperationField } from "./operation-fields.ts";

/** A scenario for each way in which a payment can end, to be filled with what the provider really answers. */
export function operationScenarios(operation: Operation, fields: readonly OperationField[]) {
  const call = `${operation.method} ${operation.path}`;
  const inputs = Object.fromEntries(fields.map((field) => [field.name, sampleOf(field)]));
  const [status = 200] = operation.successes;
  const ways = [
    ["succeeded", { status, body: { status: true, message: "Successful" } }],
    ["failed", { status: 422, body: { status: false, message: "Refused" } }],
    ["pending", { lost: "timeout" }],
  ] as const;
  return ways.map(([outcome, reply]) => ({
    name: outcome,
    inputs,
    replies: [{ call, ...reply }],
    expect: { outcome },
  }));
}

/** A value that the field accepts, where its schema tells one. */
function sampleOf({ schema, hints }: OperationField): unknown {
  const { type, format, minimum, minLength } = schema as { [keyword: string]: unknown; minLength?: number };
  const [choice] = listOf(schema.oneOf);
  if (choice !== undefined) return fieldsOf(choice).const;
  if (hints["ui:widget"] === "pin") return "1234";
  if (hints["ui:widget"] === "money") return 100_000;
  if (type === "integer" || type === "number") return minimum ?? 1;
  if (type === "boolean") return true;
  if (format === "date") return "2030-01-15";
  return format === "email" ? "ada@example.com" : "Sample".padEnd(minLength ?? 0, "s");
}
