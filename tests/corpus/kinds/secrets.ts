import { addProperty, type Kind, replaceValue, type Target } from "#tests/corpus/mistake.ts";
import type { JsonSpot } from "#tests/corpus/spots.ts";

const SAYS = "expected only the body of a step's call";

/** Mistakes that would put a secret in other places than its request. */
export const secrets: readonly Kind[] = [
  kind("a secret in an address", 5, /^\/steps\/\d+\/call$/, (spot, secret) =>
    typeof spot.value === "string"
      ? replaceValue(spot, `${spot.value}/{$inputs.${secret}}`, SAYS)
      : undefined,
  ),
  kind("a secret in a query", 5, /^\/steps\/\d+$/, (spot, secret) =>
    isCall(spot) ? addProperty(spot, "query", { key: `$inputs.${secret}` }, SAYS) : undefined,
  ),
  kind("a secret in a review or a result", 5, /\/(?:review|result)\/\d+\/value$/, (spot, secret) =>
    replaceValue(spot, `$inputs.${secret}`, SAYS),
  ),
  kind("a secret in a store", 5, /^\/steps\/\d+\/on\/succeeded\/\d+$/, (spot, secret) =>
    replaceValue(spot, { store: { kept: `$inputs.${secret}` } }, SAYS),
  ),
  kind("a secret in a message", 5, /\/on\/\w+\/\d+\/(?:alert|toast|message)\/text$/, (spot, secret) =>
    replaceValue(spot, `Sent with {$inputs.${secret}}`, SAYS),
  ),
  kind("a secret among the recipients", 4, /^\/recipients\/label$/, (spot, secret) =>
    replaceValue(spot, `$inputs.${secret}`, SAYS),
  ),
  kind("a secret in the outputs of an earlier step", 4, /^\/steps\/\d+\/outputs\/\w+$/, (spot, secret) =>
    replaceValue(spot, `$inputs.${secret}`, SAYS),
  ),
];

type Change = (spot: JsonSpot, secret: string) => ReturnType<typeof replaceValue> | undefined;

function kind(name: string, count: number, where: RegExp, change: Change): Kind {
  return {
    name,
    count,
    *edits(target) {
      const [secret] = secretsOf(target);
      if (secret === undefined) return;
      for (const spot of target.spots.filter(({ pointer }) => where.test(pointer))) {
        const edit = change(spot, secret);
        if (edit) yield edit;
      }
    },
  };
}

function isCall({ node }: JsonSpot): boolean {
  return (node.children ?? []).some(({ children }) => children?.[0]?.value === "call");
}

/** Secret fields of the screen; those of the PIN dialog are in a part. */
function secretsOf({ spots }: Target): string[] {
  const own = spots.flatMap(({ pointer, value }) => {
    const [, name] = /\/properties\/(\w+)\/writeOnly$/.exec(pointer) ?? [];
    return name !== undefined && value === true ? [name] : [];
  });
  const shared = spots.some(({ name, value }) => name === "$ref" && String(value).endsWith("/pin.json"));
  return [...own, ...(shared ? ["transaction_pin"] : [])];
}
