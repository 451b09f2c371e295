import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  thePageStoppedWorkingReloadIt:
    "The page stopped working. Reload it to go on. If you were paying, look at your transactions before you pay again.",
  unexpectedApplicationError: "Unexpected Application Error!",
  reload: "Reload",
  goBack: "Go Back",
  thereIsNothingAtThisAddress: "There is nothing at this address.",
  pageMissing: "Page Missing!",
  dashboard: "Dashboard",
  performance: "Performance",
  accountOverview: "Account Overview",
  cards: "Cards",
  properties: "Properties",
  billsPayment: "Bills Payment",
  loan: "Loan",
  network: "Network",
  profile: "Profile",
  contactSupport: "Contact Support",
  aPartOfThisPageDid: "A part of this page did not arrive. Check your connection, then try again.",
  somethingWentWrongHere: "Something went wrong here",
  weCouldNotShowThisPart: "We could not show this part of the page. Nothing was sent.",
  loading: "Loading",
  pastTransactions: "Past transactions",
});
