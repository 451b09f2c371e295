import { formatterOf, namesOf, placesOf, type MoneyForm } from "./money-form.ts";

/**
 * Amounts are integers in the minor units of their currency: 100 to the naira, 1 to the CFA franc, 1000 to the Kuwaiti
 * dinar. Texts and numbers from outside are converted here and nowhere else. A provider writes amounts as JSON does,
 * whatever its country; customers read them as their country writes them, and type them so (`money-field.ts`).
 */

/** Commas and spaces may only separate groups of three digits: "1,50" may mean 1.50 or be a typing error. */
export const PLAIN = /^(-?)\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d+))?$/;
/**
 * Minor units of an amount as a provider sends it: `"1,850.00"`, `"₦ 50"`, `1850.5`, `"1850.0000"`. The currency's
 * symbols and code are ignored. Undefined for any other text, and for more decimals than the currency has that are not
 * 0.
 */
export function toMinor(amount: string | number, form: MoneyForm): number | undefined {
  const places = placesOf(form);
  const text = typeof amount === "number" ? numberText(amount, places) : withoutCurrency(amount, form);
  return minorOf(PLAIN.exec(text), places, isExact);
}

/** Minor units as major units, a number for a request body: 5050 kobo → 50.5 naira. */
export function toMajor(minor: number, form: MoneyForm): number {
  return Number(majorText(minor, form));
}

/** Minor units as major units in decimal text, with all decimals and no separators: 185000 kobo → "1850.00". */
export function majorText(minor: number, form: MoneyForm): string {
  const places = placesOf(form);
  const digits = String(Math.abs(minor)).padStart(places + 1, "0");
  const whole = digits.slice(0, digits.length - places);
  return `${minor < 0 ? "-" : ""}${whole}${places > 0 ? `.${digits.slice(-places)}` : ""}`;
}

/** Formats an amount for customers without its currency: 185000 kobo → "1,850.00" (specification 1 §9). */
export function formatAmount(minor: number, form: MoneyForm): string {
  return written(minor, form, { without: ["currency", "literal"] });
}

/** Formats an amount with its currency: 185000 kobo → "₦1,850.00". */
export function formatMoney(minor: number, form: MoneyForm): string {
  return written(minor, form);
}

/** The same without decimals when they are all 0: 185000 kobo → "₦1,850". */
export function formatWholeMoney(minor: number, form: MoneyForm): string {
  return written(minor, form, { options: wholeOptions(minor, form) });
}

/** An amount as a customer types it, without marks between groups: 150050 kobo → "1500.50", 185000 kobo → "1850". */
export function formatTyped(minor: number, form: MoneyForm): string {
  const options = { ...wholeOptions(minor, form), useGrouping: false };
  return written(minor, form, { without: ["currency", "literal"], options });
}

type Written = { readonly without?: readonly string[]; readonly options?: Intl.NumberFormatOptions };

/** Writes an amount, without some of its parts. */
export function written(
  minor: number,
  form: MoneyForm,
  { without = [], options = {} }: Written = {},
): string {
  return formatterOf(form, options)
    .formatToParts(toMajor(minor, form))
    .filter(({ type }) => !without.includes(type))
    .map(({ type, value }) => (type === "currency" ? (form.symbol ?? value) : value))
    .join("");
}

/** For an amount without decimals when they are all 0. */
export function wholeOptions(minor: number, form: MoneyForm): Intl.NumberFormatOptions {
  return minor % 10 ** placesOf(form) === 0 ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
}

/** An amount without the symbols and the code of its currency. */
export function withoutCurrency(amount: string, form: MoneyForm): string {
  const names = namesOf(form).map((name) => name.replaceAll(/[$.*+?]/g, "\\$&"));
  return amount.replaceAll(new RegExp(names.join("|"), "gi"), "").trim();
}

/** An amount as a provider sends it, with all the decimals that it has: "₦1,520.3456" → "1520.3456". */
export function decimalText(amount: string, form: MoneyForm): string | undefined {
  const [found, sign = "", whole = "", fraction] = PLAIN.exec(withoutCurrency(amount, form)) ?? [];
  if (found === undefined) return undefined;
  return sign + whole.replaceAll(/\D/g, "") + (fraction === undefined ? "" : `.${fraction}`);
}

/**
 * Formats a rate, the price of one of something: with all the decimals that it has, and at least those of the
 * currency. 1520.3456 → "₦1,520.3456"
 */
export function formatRate(rate: string | number, form: MoneyForm): string | undefined {
  const text = decimalText(String(rate), form);
  if (text === undefined) return undefined;
  const decimals = /\.(\d*?)0*$/.exec(text)?.[1]?.length ?? 0;
  const places = Math.min(20, Math.max(placesOf(form), decimals));
  const formatter = formatterOf(form, { minimumFractionDigits: places, maximumFractionDigits: places });
  return formatter.format(Number(text));
}

/** Minor units of what a pattern of amounts found; undefined for what is too large. */
export function minorOf(
  found: RegExpExecArray | null,
  places: number,
  fits: (minor: number, digits: string) => boolean = Number.isSafeInteger,
): number | undefined {
  if (!found) return undefined;
  const [, sign, whole = "", fraction = ""] = found;
  const decimals = fraction.replace(/0+$/, "");
  if (decimals.length > places) return undefined;
  const digits = whole.replaceAll(/\D/g, "") + decimals.padEnd(places, "0");
  const minor = Number(digits);
  if (!fits(minor, digits)) return undefined;
  return sign && minor !== 0 ? -minor : minor;
}

/** Whether an amount is written as it was sent: a float keeps 15 digits anywhere, and all of a smaller amount. */
function isExact(minor: number, digits: string): boolean {
  return minor < 7e15 || (minor < 1e17 && /^0*\d{1,15}0*$/.test(digits));
}

/**
 * A number in decimal text without an exponent; binary rounding errors (0.1 + 0.2) are rounded away, but not what a
 * currency without decimals cannot have.
 */
function numberText(amount: number, places: number): string {
  const most = Number.isInteger(amount) ? 1e15 : 10 ** (15 - places);
  return Math.abs(amount) < most ? amount.toFixed(Math.max(2, places)) : "";
}
