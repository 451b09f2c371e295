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
  const usual: Options = {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: placesOf({ currency }),
  };
  const made = new Intl.NumberFormat(locale, { ...usual, ...options });
  formatters.set(name, made);
  return made;
}

/** Codes by their number of decimals, where it is not 2. `Intl` says 0 for more of them: those without coins so small. */
const PLACES = [
  "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  "",
  "",
  "BHD IQD JOD KWD LYD OMR TND",
  "CLF UYW",
];

/** How many decimals the currency has (ISO 4217): 2 for most, 0 for the CFA franc, 3 for the Kuwaiti dinar. */
export function placesOf({ currency }: Pick<MoneyForm, "currency">): number {
  const places = PLACES.findIndex((codes) => codes.includes(currency));
  return places < 0 ? 2 : places;
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
