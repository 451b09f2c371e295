/** What happens to a payment; `once` succeeds, and refuses the same payment for 30 seconds. */
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
 * The outcome for a number: magic if it ends in at least seven zeros and a digit, as 08000000001. Every other number
 * succeeds.
 */
export function magicOutcome(number: string): PaymentOutcome {
  return BY_LAST_DIGIT[magicDigit(number)] ?? "succeeds";
}

/** The outcome for an amount by its kobo, 01 to 07, for payments without a number, such as a loan's. */
export function koboOutcome(amountKobo: number): PaymentOutcome {
  return BY_LAST_DIGIT[amountKobo % 100] ?? "succeeds";
}

/** The last digit of a magic number; "" for every other number. */
export function magicDigit(number: string): string {
  return /0{7}(\d)$/.exec(number)?.[1] ?? "";
}
