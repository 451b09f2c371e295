import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  title: "Network",
  loading: "Loading the banks",
  noBanks: "No banks yet",
  noBanksText: "The network has no banks now.",
  failed: "We could not load the banks",
  search: "Search banks",
  noneNamed: "No bank has this name",
  count: "{shown} of {all} banks",
  notFound: "No banks found",
  notFoundText: "Check the spelling, or search for a part of the name.",
  more: "Show more banks",
  bank: "Bank",
  yes: "Yes",
  banks: "Banks of the network",
  masterCard: "Master Card",
  verve: "Verve",
  visa: "Visa",
  deposit: "Deposit",
  transfer: "Transfer",
  bill: "Bill",
});
