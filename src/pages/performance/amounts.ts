import { formatterOf, type MoneyForm } from "#lib/money/money-form.ts";
import { toMajor } from "#lib/money/money.ts";
import { dayLocale } from "#lib/text/words.ts";
import { formatSigned } from "#lib/money/signed-money.ts";

/** Formats a summary's amounts and months. */
export type Writing = {
  readonly amount: (minor: number) => string;
  /** For a chart's axis: "₦50K". */
  readonly short: (minor: number) => string;
  /** `2026-11` as "Nov 2026", "Nov" or "N". */
  readonly month: (month: string, style: "full" | "short" | "narrow") => string;
};

export function writingOf(form: MoneyForm): Writing {
  const compact = { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  return {
    amount: (minor) => formatSigned(minor, form, false),
    short: (minor) => formatterOf(form, compact).format(toMajor(minor, form)),
    month: (month, style) => {
      const [year, number] = month.split("-").map(Number);
      const options: Intl.DateTimeFormatOptions =
        style === "full" ? { month: "short", year: "numeric" } : { month: style };
      return new Intl.DateTimeFormat(dayLocale(), options).format(new Date(year!, number! - 1, 1));
    },
  };
}

/** The smallest round number that is at least the amount, in minor units: 1, 2, 2.5, 5 or 10 times a power of ten. */
export function roundUp(minor: number): number {
  if (minor <= 0) return 100;
  const power = 10 ** Math.floor(Math.log10(minor));
  const step = [1, 2, 2.5, 5, 10].find((factor) => factor * power >= minor) ?? 10;
  return Math.round(step * power);
}
