import { catalogue } from "#lib/text/words.ts";

/** What customers read here. */
export const words = catalogue({
  nothingToPrint: "Nothing to print",
  youAreSignedOutSignIn: "You are signed out. Sign in, open the receipt again and choose Print.",
  openTheReceiptAgainThenChoose: "Open the receipt again, then choose Print.",
  print: "Print",
  close: "Close",
});
