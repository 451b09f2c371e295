import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  results: "Results",
  search: "Search",
  closeSearch: "Close search",
  loading: "Loading",
  searchScreensBillersAndRecentTransactions: "Search screens, billers and recent transactions",
  airtimeDstv5000AReference: "Airtime, DStv, 5000, a reference",
  nothingFoundCheckTheSpellingOr: "Nothing found. Check the spelling, or type less.",
  gettingYourRecentTransactions: "Getting your recent transactions...",
  weCouldNotLoadYourTransactions: "We could not load your transactions.",
  weCouldNotLoadAllBillers: "We could not load all billers.",
  retry: "Retry",
  nothingFound: "Nothing found",
  countResults: "{count, plural, one {# result} other {# results}}",
  screens: "Screens",
  billers: "Billers",
  recentTransactions: "Recent transactions",
  transaction: "Transaction",
});
