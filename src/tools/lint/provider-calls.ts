import provider from "#schemas/provider.openapi.json" with { type: "json" };
import { editDistance } from "#lib/text/text.ts";

/** With more differences than these, it is probably another call, of a new biller. */
const SLIPS = 2;

/** Calls of the provider's file, with `{}` for each parameter. */
const KNOWN = Object.entries(provider.paths).flatMap(([path, item]) =>
  Object.keys(item).map((method) => withoutNames(`${method.toUpperCase()} ${path.slice(1)}`)),
);

/** The provider's call that was probably meant by one that the provider does not have. */
export function meantCall(call: string): string | undefined {
  const plain = withoutNames(call);
  if (KNOWN.includes(plain)) return undefined;
  if (!meant.has(plain))
    meant.set(
      plain,
      KNOWN.find((one) => editDistance(one, plain) <= SLIPS),
    );
  return meant.get(plain);
}

/** The same calls are on many screens. */
const meant = new Map<string, string | undefined>();

/** A call with `{}` for each value in its path. */
export function withoutNames(call: string): string {
  return call.replaceAll(/\{[^{}]*\}/g, "{}");
}
