import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  nothingToPrint: "Nothing to print",
  accountStatement: "Account statement",
  signInForTheStatement: "You are signed out. Sign in, open your transactions again and choose Statement.",
  openTheHistoryAgain: "Open your transactions again, then choose Statement.",
  weLoadYourTransactions: "We load your transactions",
  noStatement: "Your statement could not be made",
  tryAgain: "Try again",
  pageOf: "Page {page} of {last}",
  customer: "Customer",
  period: "Period",
  everything: "All transactions",
  fromTo: "{from} to {to}",
  made: "Made on",
  balanceOf: "Balance of {number} on {made}",
  moneyIn: "Money in",
  moneyOut: "Money out",
  charges: "Charges",
  chargesOfThese: "Charges of these",
  notCounted: "not counted",
  onlyWhatWasSought:
    "This statement has only the transactions that the list showed, and the totals are theirs.",
  noTotals: "The amount of a transaction could not be read, so there are no totals in its currency.",
  noTransactions: "No transactions found",
  date: "Date",
  details: "Details",
});
