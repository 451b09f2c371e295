import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { editDistance } from "#lib/text.ts";
import type { Check } from "#tools/compile-screen/context.ts";
import { targetsOf } from "#tools/lint/screen-replies.ts";

/** More slips than these make another call, as a new biller has. */
const SLIPS = 2;

/** Calls of the provider's file, `{}` for each parameter. */
const KNOWN = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => withoutNames(`${method.toUpperCase()} ${path.slice(1)}`)),
);

/** A call that is almost one of the provider's is told: it may be misspelt, or a new one. */
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
