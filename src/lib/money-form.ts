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
export function inCurrency(form: MoneyForm, code: string, symbol = code): MoneyForm {
  const { locale, currency } = form;
  if (/^[a-z]{3}$/i.test(code)) return { locale, currency: code.toUpperCase() };
  return symbol === "" ? { locale, currency } : { locale, currency, symbol };
}

type Options = Intl.NumberFormatOptions;

const formatters = new Map<string, Intl.NumberFormat>();

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

const places = new Map<string, number>();

/** How many decimals the currency has (ISO 4217): 2 for most, 0 for the CFA franc, 3 for the Kuwaiti dinar. */
export function placesOf(form: MoneyForm): number {
  const { currency } = form;
  const known = places.get(currency) ?? formatterOf(form).resolvedOptions().maximumFractionDigits ?? 2;
  places.set(currency, known);
  return known;
}

/** The code and the symbols of the currency: GHS, GH₵, ₵. */
export function namesOf(form: MoneyForm): readonly string[] {
  const symbols = (["symbol", "narrowSymbol"] as const).map(
    (currencyDisplay) =>
      formatterOf(form, { currencyDisplay })
        .formatToParts(1)
        .find(({ type }) => type === "currency")?.value ?? "",
  );
  return [form.currency, ...symbols].filter((name) => name !== "");
}
