import { FRANC, NAIRA, type Currency } from "#sandbox/ledger/currency.ts";

/** The applications, by the AppID of their requests, whose banks keep another currency than naira. */
const APPLICATIONS: Readonly<Record<string, Currency>> = { "sahel-application": FRANC };

/** The currency of the bank whose application asks. Only the AppID of a request says which bank that is. */
export function currencyFor(applicationId: string): Currency {
  return (Object.hasOwn(APPLICATIONS, applicationId) ? APPLICATIONS[applicationId] : undefined) ?? NAIRA;
}
