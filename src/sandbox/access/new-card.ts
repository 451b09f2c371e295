import { randomInt } from "node:crypto";

/** First digits of each kind of card. They belong to no real bank. */
const PREFIXES: Record<string, string> = {
  visa: "400000",
  master: "520000",
  verve: "506000",
  gold: "530000",
};
const LENGTH = 16;
const YEARS = 3;

/** Random number, expiry and CVV of a new card. */
export function newCardSecrets(type: string, now: Date): { number: string; expiry: string; cvv: string } {
  const prefix = PREFIXES[type] ?? "400000";
  return {
    number: withCheckDigit(prefix + digits(LENGTH - 1 - prefix.length)),
    expiry: monthText(now),
    cvv: digits(3),
  };
}

/** The name on a card. */
export function embossedName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.toUpperCase();
}

/** Appends the check digit of card numbers (Luhn). */
function withCheckDigit(number: string): string {
  const sum = Array.from(number, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit * 2 : digit))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return number + String((10 - (sum % 10)) % 10);
}

function monthText(now: Date): string {
  const month = String(now.getUTCMonth() + 1).padStart(2, "0");
  return `${month}/${String(now.getUTCFullYear() + YEARS).slice(-2)}`;
}

function digits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}
