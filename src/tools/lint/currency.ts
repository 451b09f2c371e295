import { placesOf } from "#lib/money/money-form.ts";
import { fieldsOf, textOf } from "#tools/compile-screen/read/fields.ts";

/** The currency of a tenant, for messages: how many minor units a major unit has, and its name. */
export function currencyOf(settings: unknown): { readonly minors: number; readonly name: string } {
  const currency = textOf(fieldsOf(settings).currency) ?? "NGN";
  const minors = 10 ** placesOf({ currency });
  return { minors, name: currency === "NGN" ? "naira" : currency };
}
