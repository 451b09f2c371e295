import { formatAmount, toNaira } from "#lib/money.ts";

/** Formats a summary's amounts and months. */
export type Writing = {
  readonly amount: (kobo: number) => string;
  /** For a chart's axis: "₦50K". */
  readonly short: (kobo: number) => string;
  /** `2026-11` as "Nov 2026", "Nov" or "N". */
  readonly month: (month: string, style: "full" | "short" | "narrow") => string;
};

export function writingOf(symbol: string, locale: string): Writing {
  const compact = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });
  return {
    amount: (kobo) => `${kobo < 0 ? "\u2212" : ""}${symbol}${formatAmount(Math.abs(kobo), locale)}`,
    short: (kobo) => `${symbol}${compact.format(toNaira(kobo))}`,
    month: (month, style) => {
      const [year, number] = month.split("-").map(Number);
      const options: Intl.DateTimeFormatOptions =
        style === "full" ? { month: "short", year: "numeric" } : { month: style };
      return new Intl.DateTimeFormat(locale, options).format(new Date(year!, number! - 1, 1));
    },
  };
}

/** The smallest round number that is at least the amount, in kobo: 1, 2, 2.5, 5 or 10 times a power of ten. */
export function roundUp(kobo: number): number {
  if (kobo <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(kobo));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= kobo) ?? 10;
  return Math.round(step * power);
}
