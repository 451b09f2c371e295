import { isRecord } from "#lib/json/record.ts";
import type { Random } from "#sandbox/demo/random.ts";

/** The forms that the words "data" and "data.data" allow: the payload under either, and no data without a payload. */
export function inEnvelope(data: unknown, random: Random): { readonly data?: unknown } {
  const payload = payloadOf(data);
  if (payload === undefined || isEmpty(payload)) return {};
  return random.pick([{ data: payload }, { data: { data: payload } }]);
}

/** The payload inside `data`, or inside `data.data`. */
function payloadOf(data: unknown): unknown {
  if (!isRecord(data) || !("data" in data)) return data;
  const { data: inner, ...beside } = data;
  const isSaidAgain = isRecord(inner) && Object.keys(beside).every((key) => inner[key] === beside[key]);
  return Object.keys(beside).length === 0 || isSaidAgain ? payloadOf(inner) : data;
}

/** An empty list is a statement (there is nothing); an object without fields is not. */
function isEmpty(payload: unknown): boolean {
  return isRecord(payload) && Object.values(payload).every((field) => isRecord(field) && isEmpty(field));
}
