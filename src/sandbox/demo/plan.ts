import { currencyOf, roundUp } from "#sandbox/ledger/currency.ts";
import { koboText, toKobo, toNaira } from "#sandbox/ledger/naira.ts";

/** A data bundle or cable plan, as billers list it. */
export type Plan = {
  readonly variation_code: string;
  readonly name: string;
  /** Naira, as a number or as decimal text, because billers send both. */
  readonly variation_amount: number | string;
};

/** A plan; every second one of a list has its price as text. */
export function toPlan(prefix: string, name: string, kobo: number, index: number): Plan {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return {
    variation_code: `${prefix}-${slug}`,
    name,
    variation_amount: index % 2 === 0 ? toNaira(kobo) : koboText(kobo),
  };
}

/** The plans at prices that a currency has: in francs the next whole one. */
export function plansIn(code: string, plans: readonly Plan[]): readonly Plan[] {
  const currency = currencyOf(code);
  const priced = ({ variation_amount: price }: Plan): Plan["variation_amount"] => {
    const kobo = roundUp(toKobo(price) ?? 0, currency);
    return typeof price === "number" ? toNaira(kobo) : koboText(kobo);
  };
  return plans.map((plan) => ({ ...plan, variation_amount: priced(plan) }));
}
