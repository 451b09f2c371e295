import { createHash } from "node:crypto";

const DIGITS = 20;

/** The 20 digits that charge a prepaid meter; always the same for a payment's reference. */
export function meterToken(reference: string): string {
  const hash = BigInt(`0x${createHash("sha256").update(reference).digest("hex")}`);
  return String(hash).padStart(DIGITS, "0").slice(-DIGITS);
}
