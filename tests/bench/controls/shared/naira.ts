/** Commas and spaces may only separate groups of three digits: "1,50" may mean 1.50 or be a typing error. */
const DECIMAL = /^(\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.(\d{1,2})0*)?$/;

/** Kobo of naira; undefined for a text that is no amount. */
export function toKobo(amount: string | number): number | undefined {
  const text = typeof amount === "number" ? amount.toFixed(2) : amount.replaceAll(/₦|NGN/gi, "").trim();
  const match = DECIMAL.exec(text);
  if (!match) return undefined;
  const [, whole = "0", fraction = ""] = match;
  return Number(whole.replaceAll(/[,\s]/g, "")) * 100 + Number(fraction.padEnd(2, "0"));
}

/** Kobo as naira, a number for a request body. */
export function toNaira(kobo: number): number {
  return Number((kobo / 100).toFixed(2));
}

/** Kobo with two decimals and thousands separators: 185000 → "1,850.00". */
export function formatAmount(kobo: number): string {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
  return new Intl.NumberFormat("en-US", decimals).format(toNaira(kobo));
}
