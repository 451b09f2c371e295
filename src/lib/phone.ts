import { plainDigits } from "./text/plain-digits.ts";

/** How a country writes phone numbers. */
export type PhoneNumbers = {
  /** Without the plus sign: 234. */
  readonly countryCode: string;
  /** What stands before a number within the country: 0, or nothing. */
  readonly trunk: string;
  /** How many digits follow it. */
  readonly lengths: readonly number[];
  /** First digits of mobile numbers, by which one without the trunk is known. */
  readonly starts: readonly string[];
};

/** A number in national form: `+234 803 123 4567` → `08031234567`. Any other number → its digits. */
export function nationalNumber(text: string, { countryCode, trunk, lengths, starts }: PhoneNumbers): string {
  const isWhole = (one: string) => lengths.includes(one.length);
  const typed = plainDigits(text).replaceAll(/\D/g, "");
  const number = typed.startsWith(`00${countryCode}`) ? typed.slice(2) : typed;
  if (number.startsWith(countryCode)) {
    const rest = number.slice(countryCode.length);
    if (isWhole(rest)) return trunk + rest;
    if (rest.startsWith(trunk) && isWhole(rest.slice(trunk.length))) return rest;
  }
  return isWhole(number) && starts.some((start) => number.startsWith(start)) ? trunk + number : number;
}
