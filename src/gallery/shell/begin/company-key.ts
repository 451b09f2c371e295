import { plainWords } from "#lib/text/plain-words.ts";

const LONGEST = 40;

/** A company key from the name of a bank: "Kano Trust Bank" becomes `kano-trust-bank`. */
export function keyFrom(name: string): string {
  return plainWords(name).join("-").slice(0, LONGEST).replace(/-+$/, "");
}
