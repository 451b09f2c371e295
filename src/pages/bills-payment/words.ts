import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  title: "Bills Payment",
  none: "No bills to pay here yet",
  noneText: "When {bank} offers bill payments, they show here.",
  offer: "60% off",
  more: "More bills",
  find: "Find a bill",
  results: "Bills found",
  count: "{count, plural, =0 {Nothing found} one {# bill found} other {# bills found}}",
  notFound: "No bill has this name",
  notFoundText: "Check the spelling, or type less.",
  someBillersFailed: "We could not load all billers",
  yours: "Your bills",
  favourite: "Favourite: {label}",
  all: "All {count}",
  allBills: "All bills",
});
