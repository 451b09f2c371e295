/** Amounts are integers in kobo (1 NGN = 100 kobo). Text and numbers of the outside are converted here and nowhere else. */

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/;

/**
 * Kobo of a decimal in naira, as a customer types it or a provider sends it: `"1,850.00"`, `"₦ 50"`, `1850.5`.
 * Spaces, commas, ₦ and NGN are passed over. Anything else gives undefined; so do more than two decimals.
 */
export function toKobo(amount: string | number): number | undefined {
  const text = typeof amount === "number" ? decimalText(amount) : amount.replaceAll(/[\s,₦]|NGN/gi, "");
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, sign, whole = "0", fraction = ""] = match;
  const kobo = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  if (!Number.isSafeInteger(kobo)) return undefined;
  return sign && kobo !== 0 ? -kobo : kobo;
}

/** Naira as a number for a payload: 5050 → 50.5. */
export function toNaira(kobo: number): number {
  return Number(koboText(kobo));
}

/** Naira as decimal text with two places and no separators: 185000 → "1850.00". */
export function koboText(kobo: number): string {
  const digits = String(Math.abs(kobo)).padStart(3, "0");
  return `${kobo < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Amount for reading, two decimals and thousands separators: 185000 → "1,850.00" (specification 1 §9). */
export function formatAmount(kobo: number, locale = "en-US"): string {
  return new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(
    toNaira(kobo),
  );
}

/** Amount with its currency: 185000 → "₦1,850.00". */
export function formatMoney(kobo: number, currency = "NGN", locale = "en-US"): string {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(toNaira(kobo));
}

/** The same without ".00" where there are no kobo: 185000 → "₦1,850". */
export function formatWholeMoney(kobo: number): string {
  return formatMoney(kobo).replace(/\.00$/, "");
}

/** A number's decimals without exponent; binary dust (0.1 + 0.2) beyond kobo is rounded away. */
function decimalText(amount: number): string {
  return Number.isFinite(amount) && Math.abs(amount) < 1e13 ? amount.toFixed(2) : "";
}
