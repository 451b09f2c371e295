import provider from "#schemas/provider.openapi.json" with { type: "json" };
import type { Check } from "#tools/compile-screen/context.ts";
import { fieldsOf, listOf } from "#tools/compile-screen/fields.ts";
import { isSameCall, targetsOf } from "#tools/lint/screen-replies.ts";

const KEY = "#/components/parameters/IdempotencyKey";

/** Calls for which the provider takes an Idempotency-Key: what they make can be made twice. */
const KEYED = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) =>
      listOf(fieldsOf(operation).parameters).some((one) => fieldsOf(one).$ref === KEY),
    )
    .map(([method]) => `${method.toUpperCase()} ${path.slice(1)}`),
);

/** Where the provider takes a key and none is sent, a second try after a lost reply may make a second one. */
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
