import type { Settings } from "#tenant/settings.ts";

/** Blocks of four, as a card shows its number. */
export function spacedNumber(number: string): string {
  return number.match(/.{1,4}/g)?.join(" ") ?? "";
}

/** A card number of which only the first and last digits can be read; a short one is hidden whole. */
export function maskedNumber(number: string, { maskFirst, maskLast }: Settings["cards"]): string {
  const digits = number.replaceAll(/\D/g, "");
  const hidden = digits.length - maskFirst - maskLast;
  if (hidden <= 0) return spacedNumber("•".repeat(digits.length));
  return spacedNumber(
    digits.slice(0, maskFirst) + "•".repeat(hidden) + digits.slice(digits.length - maskLast),
  );
}

/** A masked number for ears: its digits without the dots between. */
export function spokenNumber(masked: string): string {
  return masked
    .replaceAll(" ", "")
    .replaceAll(/•+/g, ", hidden, ")
    .replaceAll(/^, |, $/g, "");
}
