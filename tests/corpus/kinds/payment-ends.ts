import { addProperty, type Kind, replaceValue } from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

/** Payments that are told as failed or succeeded where nobody can know, or the wrong way round. */
export const paymentEnds: readonly Kind[] = [
  kind("a payment that has failed when the server breaks down", 8, "failed", [
    { $statusCode: { type: "integer", minimum: 500 } },
    "does not prove that a payment failed: it holds for every reply with the status 500",
  ]),
  kind("a payment that has failed when a word is missing", 8, "failed", [
    { "$response.body#/state": { not: { const: "PAID" } } },
    "does not prove that a payment failed: it holds for a reply without $response.body#/state",
  ]),
  kind("a payment that has failed by any message", 6, "failed", [
    { "$response.body#/message": { type: "string", minLength: 1 } },
    "does not prove that a payment failed: it holds for any text with the status 500",
  ]),
  kind("a payment that has succeeded whatever the status", 6, "succeeded", [
    { $statusCode: { type: "integer", minimum: 200 } },
    "only statuses from 200 to 299",
  ]),
  kind("a payment that has failed where the reply says that it succeeded", 8, "failed", [
    { "$response.body#/status": { enum: [true, 1] } },
    "counts $response.body#/status as failed where it is true or 1",
  ]),
  kind("a payment that has succeeded where the reply says that it failed", 8, "succeeded", [
    { "$response.body#/status": { const: "failed" } },
    'counts $response.body#/status as succeeded where it is "failed"',
  ]),
];

type Rule = readonly [condition: object, says: string];

function kind(name: string, count: number, end: "succeeded" | "failed", [condition, says]: Rule): Kind {
  return {
    name,
    count,
    *edits({ spots }) {
      for (const outcomes of spots.filter((spot) => isOfPayment(spot, spots))) {
        const rule = spots.find(({ pointer }) => pointer === `${outcomes.pointer}/${end}`);
        // A list replaces what a part says.
        yield rule ? replaceValue(rule, [condition], says) : addProperty(outcomes, end, [condition], says);
      }
    },
  };
}

function isOfPayment({ pointer }: JsonSpot, spots: readonly JsonSpot[]): boolean {
  const [, step] = /^(\/steps\/\d+)\/outcomes$/.exec(pointer) ?? [];
  return spots.some((spot) => spot.pointer === `${step}/money` && spot.value === true);
}
