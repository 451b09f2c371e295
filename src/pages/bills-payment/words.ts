import { catalogue } from "#lib/words.ts";

/** What customers read here. */
export const words = catalogue({
  title: "Bills Payment",
  none: "No bills to pay here yet",
  noneText: "When {bank} offers bill payments, they show here.",
  offer: "60% off",
  more: "More bills",
});
