import type { Operation } from "./operation.ts";
import type { OperationField } from "./operation-fields.ts";

/** A scenario for each way in which a payment can end; the author fills in the provider's real replies. */
export function operationScenarios(operation: Operation, fields: readonly OperationField[]) {
  const call = `${operation.method} ${operation.path}`;
  const inputs = Object.fromEntries(
    fields.flatMap(({ name, sample }) => (sample === undefined ? [] : [[name, sample]])),
  );
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
