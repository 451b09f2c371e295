/**
 * Amounts are integers in kobo (1 NGN = 100 kobo). Texts and numbers from outside are converted here and nowhere else.
 */

/** Commas and spaces may only separate groups of three digits: "1,50" may mean 1.50 or be a typing error. */
const DECIMAL = /^(-?)\s*(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Kobo of a decimal amount in naira, as a provider sends it: `"1,850.00"`, `"₦ 50"`, `1850.5`, `"1850.0000"`. ₦ and NGN
 * are ignored. Undefined for any other text, and for more than two decimals that are not 0.
 */
export function toKobo(amount: string | number): number | undefined {
  const text = typeof amount === "number" ? decimalText(amount) : amount.replaceAll(/₦|NGN/gi, "").trim();
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "0", fraction = ""] = match;
  const kobo = Number(whole.replaceAll(/[,\s]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(kobo)) return undefined;
  return sign && kobo !== 0 ? -kobo : kobo;
}

/**
 * The same for an amount that a customer types. Three digits after the point are refused: they may mean thousands
 * ("1.500").
 */
export function typedKobo(typed: string): number | undefined {
  return /\.\d{3,}\s*$/.test(typed) ? undefined : toKobo(typed);
}

/** Kobo as naira, a number for a request body: 5050 → 50.5. */
export function toNaira(kobo: number): number {
  return Number(koboText(kobo));
}

/** Kobo as naira in decimal text, two decimals and no separators: 185000 → "1850.00". */
export function koboText(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, "0");
  return `${kobo < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/**
 * Formats an amount in kobo for customers, with two decimals and thousands separators: 185000 → "1,850.00"
 * (specification 1 §9).
 */
export function formatAmount(kobo: number, locale = "en-US"): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    toNaira(kobo),
  );
}

/** Formats an amount in kobo with its currency: 185000 → "₦1,850.00". */
export function formatMoney(kobo: number, currency = "NGN", locale = "en-US"): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(toNaira(kobo));
}

/** The same without ".00" when there are no kobo: 185000 → "₦1,850". */
export function formatWholeMoney(kobo: number): string {
  return formatMoney(kobo).replace(/\.00$/, "");
}

/** A number in decimal text without an exponent; binary rounding errors (0.1 + 0.2) below a kobo are rounded away. */
function decimalText(amount: number): string {
  return Number.isFinite(amount) && Math.abs(amount) < 1e13 ? amount.toFixed(2) : "";
}
