import { words } from "#engine/words.ts";

/** What not to do about a payment with an unknown outcome; the receiver of money has nothing to pay. */
export function doNotRepeat(direction: "debit" | "credit" = "debit"): string {
  return direction === "credit" ? words.doNotRepeatIt : words.doNotPayAgain;
}
