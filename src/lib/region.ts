import type { MoneyForm } from "./money-form.ts";

/** What a bank's country decides: how its customers write money, and when a day begins. The bank's settings say it. */
export type Region = Omit<MoneyForm, "symbol"> & {
  /** A name of the IANA database. */
  readonly timeZone: string;
};
