import provider from "#schemas/provider.openapi.json" with { type: "json" };
import type { Check } from "#tools/compile-screen/parts/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/read/fields.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";

const KEY = "#/components/parameters/IdempotencyKey";

/** Calls for which the provider accepts an Idempotency-Key: without it they could create something twice. */
const KEYED = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) =>
      listOf(fieldsOf(operation).parameters).some((one) => fieldsOf(one).$ref === KEY),
    )
    .map(([method]) => `${method.toUpperCase()} ${path.slice(1)}`),
);

/**
 * If the provider accepts a key and none is sent, repeating the call after a lost reply may create something a second
 * time.
 */
export const idempotency: Check = {
  rule: "once",
  *check({ parts }) {
    for (const { call, kind, pointer } of parts.calls) {
      if (kind !== "step" || call.money === true || call.once === true) continue;
      const target = targetsOf(call.call).find((one) => KEYED.some((keyed) => isSameCall(one, keyed)));
      if (target === undefined) continue;
      yield {
        pointer: `${pointer}/call`,
        message: `"${target}" is sent without the Idempotency-Key that the provider takes: tried again, it may be made twice`,
        expected: '"once": true, or "money": true',
        level: "warning",
      };
    }
  },
};
