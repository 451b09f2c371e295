import { formatterOf, marksOf, placesOf, UNSEEN, type MoneyForm } from "./money-form.ts";

/**
 * Amounts are integers in the minor units of their currency: 100 to the naira, 1 to the CFA franc, 1000 to the Kuwaiti
 * dinar. Texts and numbers from outside are converted here and nowhere else. A provider writes amounts as JSON does,
 * whatever its country; customers write and read them as their country does.
 */

/** Commas and spaces may only separate groups of three digits: "1,50" may mean 1.50 or be a typing error. */
const PLAIN = /^(-?)\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d+))?$/;
/** In India and beside it, groups of two digits stand before the last group of three. */
const BY_TWO = /^(-?)\s*(\d{1,2}(?:[,\s]\d\d)*[,\s]\d{3})(?:\.(\d+))?$/;

/**
 * Minor units of an amount as a provider sends it: `"1,850.00"`, `"₦ 50"`, `1850.5`, `"1850.0000"`. The currency's
 * symbols and code are ignored. Undefined for any other text, and for more decimals than the currency has that are not
 * 0.
 */
export function toMinor(amount: string | number, form: MoneyForm): number | undefined {
  const places = placesOf(form);
  const text = typeof amount === "number" ? numberText(amount, places) : withoutCurrency(amount, form);
  return minorOf(PLAIN.exec(text), places);
}

/**
 * The same for an amount that a customer types or pastes, as their country writes it: "1.850,50" in Germany. Three
 * digits after the decimal mark are refused in a currency with fewer: they may mean thousands.
 */
export function typedMinor(typed: string, form: MoneyForm): number | undefined {
  const { byTwo } = marksOf(form);
  const text = plainText(withoutCurrency(typed, form), form);
  const found = PLAIN.exec(text) ?? (byTwo ? BY_TWO.exec(text) : null);
  const places = placesOf(form);
  const typedPlaces = found?.[3]?.length ?? 0;
  return typedPlaces > 2 && typedPlaces > places ? undefined : minorOf(found, places);
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

/** The same with a sign that is as wide as a digit; `always` writes a plus too. */
export function formatSigned(minor: number, form: MoneyForm, always: boolean): string {
  const options: Intl.NumberFormatOptions = always ? { signDisplay: "exceptZero" } : {};
  return written(minor, form, { options }).replace("-", "\u2212");
}

/** The same without decimals when they are all 0: 185000 kobo → "₦1,850". */
export function formatWholeMoney(minor: number, form: MoneyForm): string {
  return written(minor, form, { options: wholeOptions(minor, form) });
}

/** An amount without its currency, and without decimals when they are all 0: 185000 kobo → "1,850". */
export function formatWholeAmount(minor: number, form: MoneyForm): string {
  return written(minor, form, { without: ["currency", "literal"], options: wholeOptions(minor, form) });
}

/** The currency's symbol, and whether it stands after the amount. */
export function symbolOf(form: MoneyForm): { readonly symbol: string; readonly after: boolean } {
  const parts = formatterOf(form).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const after = at > parts.findIndex(({ type }) => type === "integer");
  return { symbol: form.symbol ?? parts[at]?.value ?? "", after };
}

type Written = { readonly without?: readonly string[]; readonly options?: Intl.NumberFormatOptions };

function written(minor: number, form: MoneyForm, { without = [], options = {} }: Written = {}): string {
  return formatterOf(form, options)
    .formatToParts(toMajor(minor, form))
    .filter(({ type }) => !without.includes(type))
    .map(({ type, value }) => (type === "currency" ? (form.symbol ?? value) : value))
    .join("");
}

function wholeOptions(minor: number, form: MoneyForm): Intl.NumberFormatOptions {
  return minor % 10 ** placesOf(form) === 0 ? { minimumFractionDigits: 0, maximumFractionDigits: 0 } : {};
}

function withoutCurrency(amount: string, form: MoneyForm): string {
  const { before, after } = marksOf(form);
  return amount.replaceAll(UNSEEN, "").trim().replace(before, "$1").replace(after, "").trim();
}

/** An amount with the marks of a country → the same with `,` between groups and `.` before decimals. */
function plainText(amount: string, form: MoneyForm): string {
  const { decimal, group, digits } = marksOf(form);
  const known = [...amount].map((one) => (digits.includes(one) ? digits.indexOf(one) : one)).join("");
  // A country that uses one of them for neither: some keyboards have no other mark.
  const spare = [".", ","].find((mark) => mark !== decimal && mark !== group);
  return [...known]
    .map((one, at) => {
      if (one === decimal) return ".";
      if (/\s/.test(one)) return " ";
      if (one === group || /['\u2019]/.test(one)) return ",";
      if (one === spare) return /^\d{1,2}$/.test(known.slice(at + 1)) ? "." : "?";
      return /[\u2212\u2010-\u2013]/.test(one) ? "-" : one;
    })
    .join("");
}

function minorOf(found: RegExpExecArray | null, places: number): number | undefined {
  if (!found) return undefined;
  const [, sign, whole = "", fraction = ""] = found;
  const decimals = fraction.replace(/0+$/, "");
  if (decimals.length > places) return undefined;
  const minor = Number(whole.replaceAll(/\D/g, "") + decimals.padEnd(places, "0"));
  if (!Number.isSafeInteger(minor)) return undefined;
  return sign && minor !== 0 ? -minor : minor;
}

/**
 * A number in decimal text without an exponent; binary rounding errors (0.1 + 0.2) are rounded away, but not what a
 * currency without decimals cannot have.
 */
function numberText(amount: number, places: number): string {
  return Number.isFinite(amount) && Math.abs(amount) < 10 ** (15 - places)
    ? amount.toFixed(Math.max(2, places))
    : "";
}
