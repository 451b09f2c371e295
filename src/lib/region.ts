import type { MoneyForm } from "./money-form.ts";

/** What a bank's country decides: how its customers write money. The bank's settings say it. */
export type Region = Omit<MoneyForm, "symbol">;
