import type { Settings } from "#tenant/settings.ts";
import { words } from "./words.ts";

/** Writes a number in blocks of four, as a card does. */
export function spacedNumber(number: string): string {
  return (
    number
      .replaceAll(/[\s-]/g, "")
      .match(/.{1,4}/g)
      ?.join(" ") ?? ""
  );
}

/**
 * Masks a card number except its first and last digits; a short number is masked completely. What the provider has
 * masked itself, with stars or letters, stays masked and in its place.
 */
export function maskedNumber(
  number: string,
  { maskFirst, maskLast }: Pick<Settings["cards"], "maskFirst" | "maskLast">,
): string {
  const marks = Array.from(number.replaceAll(/[\s-]/g, "").replaceAll(/\D/g, "•"));
  const isShown = (at: number) => at < maskFirst || at >= marks.length - maskLast;
  const isWhole = !marks.includes("•") && marks.every((_, at) => isShown(at));
  return spacedNumber(marks.map((mark, at) => (isShown(at) && !isWhole ? mark : "•")).join(""));
}

/** A masked number for screen readers: its digits without the dots between them. */
export function spokenNumber(masked: string): string {
  return masked
    .replaceAll(" ", "")
    .replaceAll(/•+/g, `, ${words.hiddenDigits}, `)
    .replaceAll(/^, |, $/g, "");
}
