/** What the sandbox does with a payment; `once` succeeds and refuses the same again for 30 seconds. */
export type PaymentOutcome =
  | "succeeds"
  | "fails"
  | "settles"
  | "reverses"
  | "no-reply"
  | "duplicate"
  | "once"
  | "never";

/** How long a pending payment of the sandbox stays pending, in ms. */
export const PENDING_MS = 5000;

const BY_LAST_DIGIT: Record<string, PaymentOutcome> = {
  "1": "fails",
  "2": "settles",
  "3": "reverses",
  "4": "no-reply",
  "5": "duplicate",
  "6": "once",
  "7": "never",
};

/**
 * The outcome that a magic number asks for: seven zeros or more before the last digit, as 08000000001.
 * Every other number succeeds.
 */
export function magicOutcome(number: string): PaymentOutcome {
  return BY_LAST_DIGIT[magicDigit(number)] ?? "succeeds";
}

/** The outcome that an amount asks for by its kobo, from 01 to 07, where no number can: of a loan, for one. */
export function koboOutcome(amountKobo: number): PaymentOutcome {
  return BY_LAST_DIGIT[amountKobo % 100] ?? "succeeds";
}

/** The digit after seven zeros at the end of a magic number; "" for every other number. */
export function magicDigit(number: string): string {
  return /0{7}(\d)$/.exec(number)?.[1] ?? "";
}
