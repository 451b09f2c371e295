import type { MoneyForm } from "./money/money-form.ts";
import type { PhoneNumbers } from "./phone.ts";

/** What a bank's country decides: how its customers write money and phone numbers, and when a day begins. The bank's settings say it. */
export type Region = Omit<MoneyForm, "symbol"> & {
  /** A name of the IANA database. */
  readonly timeZone: string;
  readonly phoneNumbers: PhoneNumbers;
};
