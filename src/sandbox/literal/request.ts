import type { PublicCall } from "#sandbox/http/call.ts";
import type { Operation } from "#sandbox/openapi/document.ts";
import { partsOf, propertyOf, schemaAt, type Schema } from "#sandbox/openapi/schema.ts";

/** A request as a provider sees it that only knows the specification: everything else is ignored. */
export function literalCall(operation: Operation, call: PublicCall): PublicCall {
  const ignored = operation.parameters
    .filter((parameter) => parameter["x-not-in-specification"])
    .map(({ name }) => name);
  const query = Object.entries(call.query).filter(([name]) => !ignored.includes(name));
  return {
    ...call,
    query: Object.fromEntries(query),
    idempotencyKey: ignored.includes("Idempotency-Key") ? undefined : call.idempotencyKey,
    body: withNumbers(call.body, operation),
  };
}

/** Ids are sent out as text at times, and come back in the form in which they were sent. */
function withNumbers(body: PublicCall["body"], operation: Operation): PublicCall["body"] {
  const schema = schemaAt(`${operation.pointer}/requestBody/content/application~1json/schema`);
  if (!schema || typeof body !== "object" || body === null) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, numberOf(value, propertyOf([schema], key))]),
  );
}

function numberOf(value: unknown, schemas: readonly Schema[]): unknown {
  const types = schemas.flatMap(partsOf).flatMap(({ type = [] }) => type);
  const isId = types.includes("integer") && !types.includes("string");
  return isId && typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
}
