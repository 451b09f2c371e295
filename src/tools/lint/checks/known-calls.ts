import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { editDistance } from "#lib/text.ts";
import type { Check } from "#tools/compile-screen/context.ts";
import { targetsOf } from "#tools/lint/screen-replies.ts";

/** With more differences than these, it is probably another call, of a new biller. */
const SLIPS = 2;

/** Calls of the provider's file, with `{}` for each parameter. */
const KNOWN = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => withoutNames(`${method.toUpperCase()} ${path.slice(1)}`)),
);

/** Warns of a call that is almost one of the provider's: it may be misspelt, or new. */
export const knownCalls: Check = {
  rule: "call",
  *check({ parts }) {
    for (const { pointer, text } of parts.targets) {
      const [call] = targetsOf(text);
      if (call === undefined) continue;
      const plain = withoutNames(call);
      const near = KNOWN.includes(plain) ? undefined : KNOWN.find((one) => editDistance(one, plain) <= SLIPS);
      if (near === undefined) continue;
      yield { pointer, message: `the provider has no call "${call}"`, nearest: near, level: "warning" };
    }
  },
};

function withoutNames(call: string): string {
  return call.replaceAll(/\{[^{}]*\}/g, "{}");
}
