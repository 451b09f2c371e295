import type { MoneyForm } from "./money-form.ts";
import { written } from "./money.ts";

/** Whether amounts may be added up. */
export function isSameForm(one: MoneyForm, other: MoneyForm | undefined): boolean {
  return one.currency === other?.currency && one.symbol === other.symbol;
}

/** Formats an amount with its currency and a sign that is as wide as a digit; `always` writes a plus too. */
export function formatSigned(minor: number, form: MoneyForm, always: boolean): string {
  const options: Intl.NumberFormatOptions = always ? { signDisplay: "exceptZero" } : {};
  return written(minor, form, { options }).replace("-", "\u2212");
}
