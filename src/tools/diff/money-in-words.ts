import type { MoneyForm } from "#lib/money/money-form.ts";
import { formatMoney } from "#lib/money/money.ts";
import defaults from "#tenants/default.json" with { type: "json" };
import { isFields } from "#tools/compile-screen/read/fields.ts";

import { inWords } from "./in-words.ts";

/** A screen is one for all banks: unless one is named, an amount is told as the customers of a bank without settings of its own read it. */
const USUAL: MoneyForm = { locale: defaults.locale, currency: defaults.currency };

/** What is an amount in minor units, also as customers read it: `5000000 (₦50,000.00)`. */
export function moneyInWords(value: unknown, form = USUAL): string {
  const say = (one: unknown) => moneyInWords(one, form);
  if (typeof value === "number" && Number.isSafeInteger(value))
    return `${value} (${formatMoney(value, form)})`;
  if (Array.isArray(value)) return `[${value.map(say).join(", ")}]`;
  // A value that is made has words of its own.
  if (!isFields(value) || Object.keys(value).some((key) => key.startsWith("$"))) return inWords(value);
  return `{ ${Object.entries(value)
    .map(([key, one]) => `${key}: ${say(one)}`)
    .join(", ")} }`;
}
