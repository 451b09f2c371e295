import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  title: "Performance",
  moneyIn: "Money in",
  moneyOut: "Money out",
  difference: "Difference",
  compared:
    "{now} went out this month, {kind, select, more {{difference} more than} less {{difference} less than} other {as much as}} in {month} ({before}).",
  nothingThen: "Nothing in these months.",
  underOne: "under 1%",
  inAndOut: "Money in and out",
  failed: "We could not add up your transactions",
  history: "All History Performance",
  nothing: "Nothing to add up yet",
  nothingText: "After your first transaction this shows what came in and went out, month by month.",
  figures: "Figures by month",
  byMonth: "By month",
  inAndOutByMonth: "Money in and out by month",
  month: "Month",
  ofMonth: "{month}: in {in}, out {out}",
  chart: "A chart of money in and out by month, from {first} to {last}. The table below has its figures.",
  other: "Other",
  otherCategories: "{count} other categories",
  adding: "Adding up your transactions",
  outByCategory: "Money out by category",
  inByCategory: "Money in by category",
  covers:
    "This covers {count, plural, one {# successful transaction} other {# successful transactions}} from {first} until now, charges included.",
  ownLeftOut: "Transfers between your own wallets are left out.",
  older: "You have older transactions in the last twelve months, which are not added up here.",
  unread: "Some amounts could not be read. They are not added up here.",
  onlyIn: "Only amounts in {symbol} are added up.",
});
