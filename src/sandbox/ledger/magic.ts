/** What the sandbox does with a payment. */
export type PaymentOutcome = "succeeds" | "fails" | "settles" | "reverses" | "no-reply" | "duplicate";

/** How long a pending payment of the sandbox stays pending, in ms. */
export const PENDING_MS = 5000;

const BY_LAST_DIGIT: Record<string, PaymentOutcome> = {
  "1": "fails",
  "2": "settles",
  "3": "reverses",
  "4": "no-reply",
  "5": "duplicate",
};

/**
 * The outcome that a magic number asks for: seven zeros or more before the last digit, as 08000000001.
 * Every other number succeeds.
 */
export function magicOutcome(number: string): PaymentOutcome {
  const digit = /0{7}(\d)$/.exec(number)?.[1];
  return (digit && BY_LAST_DIGIT[digit]) || "succeeds";
}
