import { fingerprintOf } from "#lib/fingerprint.ts";

/** The journal's mark of a recipient: the 36 × 36 × 36 marks are shared by all numbers that exist. */
export function recipientMark(key: string, recipient: string): string {
  return fingerprintOf(key, recipient.replaceAll(/[^\p{L}\p{N}]/gu, "").toLowerCase()).slice(-3);
}
