/** How an amount is written: the customer's country, and the currency of the amount. */
export type MoneyForm = {
  /** BCP 47. */
  readonly locale: string;
  /** ISO 4217. */
  readonly currency: string;
  /** Written instead of the currency's usual symbol, for an amount whose currency comes with a symbol alone. */
  readonly symbol?: string;
};

/** The currency of an amount as its provider names it; a name that is no code stands as symbol. */
export function inCurrency({ locale, currency }: MoneyForm, code: string, symbol = code): MoneyForm {
  if (/^[a-z]{3}$/i.test(code)) return { locale, currency: code.toUpperCase() };
  return symbol === "" ? { locale, currency } : { locale, currency, symbol };
}

/** What stands around the digits of an amount. */
export type Marks = {
  readonly decimal: string;
  readonly group: string;
  /** From 0 to 9. */
  readonly digits: readonly string[];
  /** Whether groups above the thousands have two digits, as in India. */
  readonly byTwo: boolean;
  /** The symbols and the code of the currency at the start, after the sign in $1, and at the end. */
  readonly before: RegExp;
  readonly after: RegExp;
};

/** Marks of direction, which have no width, and come along when an amount is copied. */
export const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

type Options = Intl.NumberFormatOptions;

const formatters = new Map<string, Intl.NumberFormat>();
const marks = new Map<string, Marks>();

/** To make a formatter is dear, and lists have hundreds of amounts. */
export function formatterOf({ locale, currency }: MoneyForm, options: Options = {}): Intl.NumberFormat {
  const name = JSON.stringify([locale, currency, options]);
  const known = formatters.get(name);
  if (known) return known;
  const usual: Options = { style: "currency", currency, currencyDisplay: "narrowSymbol" };
  const made = new Intl.NumberFormat(locale, { ...usual, ...options });
  formatters.set(name, made);
  return made;
}

/** How many decimals the currency has (ISO 4217): 2 for most, 0 for the CFA franc, 3 for the Kuwaiti dinar. */
export function placesOf(form: MoneyForm): number {
  return formatterOf(form).resolvedOptions().maximumFractionDigits ?? 2;
}

/** The marks of amounts in a form, for reading what customers type. */
export function marksOf(form: MoneyForm): Marks {
  const name = `${form.locale} ${form.currency}`;
  const known = marks.get(name);
  if (known) return known;
  const parts = formatterOf(form, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const one = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter(({ type }) => type === "integer");
  const ten = new Intl.NumberFormat(form.locale, { useGrouping: false }).format(9_876_543_210);
  const currency = currencyPattern(form);
  const made = {
    decimal: one("decimal"),
    group: one("group"),
    digits: [...ten].reverse(),
    byTwo: groups[1]?.value.length === 2,
    // Only there: in Cape Verde the dollar sign is the decimal mark too.
    before: new RegExp(`^([-\u2212\\s]*)(?:(?:${currency})\\s*)+`, "i"),
    after: new RegExp(`(?:\\s*(?:${currency}))+$`, "i"),
  };
  marks.set(name, made);
  return made;
}

function currencyPattern(form: MoneyForm): string {
  const texts = (["code", "symbol", "narrowSymbol"] as const).map(
    (currencyDisplay) =>
      formatterOf(form, { currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === "currency")?.value ?? "",
  );
  return [form.currency, ...texts]
    .map((text) => text.replaceAll(UNSEEN, ""))
    .filter((text) => text !== "")
    .map((text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&").replaceAll(/\s/g, "\\s*"))
    .join("|");
}
