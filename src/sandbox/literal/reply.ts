import { readPointer } from "#lib/json/pointer.ts";
import { isRecord } from "#lib/json/record.ts";
import type { Random } from "#sandbox/demo/random.ts";
import type { Reply } from "#sandbox/http/reply.ts";
import type { Operation } from "#sandbox/openapi/document.ts";
import { partsOf, schemaAt, type Schema } from "#sandbox/openapi/schema.ts";
import { inEnvelope } from "./envelope.ts";
import { withGaps, withIds, withLabels } from "./random-forms.ts";
import { specifiedOnly } from "./specified.ts";
import { refusalStatus, statusForm } from "./status-forms.ts";

const FAILURE = "#/components/schemas/Failure";

/** A reply with only what the specification names, in one of the forms that its words allow. */
export function literalReply(operation: Operation, { status, body }: Reply, random: Random): Reply {
  if (operation.isOurs) return refusal(404, `There is no call ${operation.method} ${operation.path}.`);
  const message = String(body["message"]);
  if (status >= 300) return refusal(refusalStatus(status, operation.isMoney, random), message);
  const schemas = successSchemas(operation);
  const isRefused = body["status"] === false || body["status"] === 0;
  // Without a status, a failure is visible by its data, or by a refusal.
  const canBeSaid = namesStatus(schemas) ? random.pick([true, false]) : "data" in body;
  if (isRefused && !canBeSaid) return refusal(random.pick([400, 422]), message);
  return { status: successStatus(operation, isRefused, random), body: written(body, schemas, random) };
}

/** The schemas of a successful reply, without the refusals that come with 200. */
function successSchemas(operation: Operation): readonly Schema[] {
  const schema = schemaAt(`${operation.pointer}/responses/200/content/application~1json/schema`);
  if (!schema) return [];
  return (schema.anyOf ?? [schema]).filter(({ $ref }) => $ref !== FAILURE);
}

function refusal(status: number, message: string): Reply {
  return { status, body: { message } };
}

/** 201 when something was created. */
function successStatus(operation: Operation, isRefused: boolean, random: Random): number {
  return operation.makes && !isRefused ? random.pick([200, 201]) : 200;
}

function namesStatus(schemas: readonly Schema[]): boolean {
  const found = schemas.flatMap(partsOf).flatMap(({ properties }) => properties?.["status"] ?? []);
  return found.some((schema) => !schema["x-not-in-specification"]);
}

function written(body: Reply["body"], schemas: readonly Schema[], random: Random): Reply["body"] {
  const named = specifiedOnly(body, schemas);
  const said = saysPending(body) ? named : withGaps(named, schemas, random);
  const formed = withLabels(withIds(said, random), random);
  if (!isRecord(formed)) return {};
  const { data, status, ...rest } = formed;
  return {
    ...(status !== undefined && { status: statusForm(status, random) }),
    ...rest,
    ...inEnvelope(data, random),
  };
}

/**
 * A pending payment without its label would look like a successful one; the specification's words do not allow that.
 */
function saysPending(body: Reply["body"]): boolean {
  return readPointer(body, "/data/data/status/label") === "Pending";
}
