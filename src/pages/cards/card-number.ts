import type { Settings } from "#tenant/settings.ts";
import { words } from "./words.ts";

/** Writes a number in blocks of four, as a card does. */
export function spacedNumber(number: string): string {
  return number.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** Masks a card number except its first and last digits; a short number is masked completely. */
export function maskedNumber(
  number: string,
  { maskFirst, maskLast }: Pick<Settings["cards"], "maskFirst" | "maskLast">,
): string {
  const digits = number.replaceAll(/\D/g, "");
  const hidden = digits.length - maskFirst - maskLast;
  if (hidden <= 0) return spacedNumber("•".repeat(digits.length));
  return spacedNumber(
    digits.slice(0, maskFirst) + "•".repeat(hidden) + digits.slice(digits.length - maskLast),
  );
}

/** A masked number for screen readers: its digits without the dots between them. */
export function spokenNumber(masked: string): string {
  return masked
    .replaceAll(" ", "")
    .replaceAll(/•+/g, `, ${words.hiddenDigits}, `)
    .replaceAll(/^, |, $/g, "");
}
