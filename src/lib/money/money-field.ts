import { formatterOf, namesOf, placesOf, type MoneyForm } from "./money-form.ts";
import { minorOf, PLAIN, wholeOptions, written } from "./money.ts";

/** In India and beside it, groups of two digits stand before the last group of three. */
const BY_TWO = /^(-?)\s*(\d{1,2}(?:[,\s]\d\d)*[,\s]\d{3})(?:\.(\d+))?$/;

/** Marks of direction, which have no width, and come along when an amount is copied. */
const UNSEEN = /[\u061C\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g;

/** They mean the same in every country. Most amounts are typed so, and each key is read. */
const DIGITS = /^\d+$/;

/** The symbol of a currency, and on which side of an amount it stands. */
type SymbolAt = { readonly start: string } | { readonly end: string };

/** What stands around the digits of an amount. */
type Marks = {
  readonly symbol: SymbolAt;
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

const known = new Map<string, Marks>();

/**
 * Minor units of an amount that a customer types or pastes, as their country writes it: "1.850,50" in Germany. Three
 * digits after the decimal mark are refused in a currency with fewer: they may mean thousands.
 */
export function typedMinor(typed: string, form: MoneyForm): number | undefined {
  const places = placesOf(form);
  if (DIGITS.test(typed)) return minorOf(PLAIN.exec(typed), places);
  const { byTwo, before, after } = marksOf(form);
  const amount = typed.replaceAll(UNSEEN, "").trim().replace(before, "$1").replace(after, "").trim();
  const text = plainText(amount, marksOf(form));
  const found = PLAIN.exec(text) ?? (byTwo ? BY_TWO.exec(text) : null);
  const typedPlaces = found?.[3]?.length ?? 0;
  return typedPlaces > 2 && typedPlaces > places ? undefined : minorOf(found, places);
}

/** Digits and decimal marks alone; marks between groups are only removed where they can have no other meaning. */
export function typedDigits(typed: string, form: MoneyForm): string {
  if (DIGITS.test(typed)) return typed;
  const { decimal, group } = marksOf(form);
  const kept = Array.from(typed)
    .filter((one) => /[\p{Nd}.,]/u.test(one) || [decimal, group].includes(one))
    .join("");
  return typedMinor(kept, form) === undefined ? kept : kept.replaceAll(group, "");
}

/** An amount without its currency, and without decimals when they are all 0: 185000 kobo → "1,850". */
export function formatWholeAmount(minor: number, form: MoneyForm): string {
  return written(minor, form, { without: ["currency", "literal"], options: wholeOptions(minor, form) });
}

/** The currency's symbol at the start or the end of a field, where the country has it. */
export function currencyAt(form: Omit<MoneyForm, "symbol">): SymbolAt {
  return marksOf(form).symbol;
}

function marksOf(form: MoneyForm): Marks {
  const name = `${form.locale} ${form.currency}`;
  const found = known.get(name) ?? readMarks(form);
  known.set(name, found);
  return found;
}

function readMarks(form: MoneyForm): Marks {
  const parts = formatterOf(form, { minimumFractionDigits: 1 }).formatToParts(1_234_567.5);
  const one = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  const groups = parts.filter(({ type }) => type === "integer");
  const digit = new Intl.NumberFormat(form.locale);
  const names = namesOf(form).map(patternOf).join("|");
  return {
    symbol: symbolOf(form),
    decimal: one("decimal"),
    group: one("group"),
    digits: Array.from({ length: 10 }, (_, number) => digit.format(number)),
    byTwo: groups[1]?.value.length === 2,
    // Only there: in Cape Verde the dollar sign is the decimal mark too.
    before: new RegExp(`^([-\u2212\\s]*)(?:(?:${names})\\s*)+`, "i"),
    after: new RegExp(`(?:\\s*(?:${names}))+$`, "i"),
  };
}

function symbolOf(form: MoneyForm): SymbolAt {
  const parts = formatterOf(form).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === "currency");
  const symbol = parts[at]?.value ?? "";
  return at > parts.findIndex(({ type }) => type === "integer") ? { end: symbol } : { start: symbol };
}

function patternOf(name: string): string {
  return name
    .replaceAll(UNSEEN, "")
    .replaceAll(/[$.*+?]/g, "\\$&")
    .replaceAll(/\s/g, "\\s*");
}

/** An amount with the marks of a country → the same with `,` between groups and `.` before decimals. */
function plainText(amount: string, { decimal, group, digits }: Marks): string {
  const plain = Array.from(amount)
    .map((one) => (digits.includes(one) ? digits.indexOf(one) : one))
    .join("");
  // A country that uses one of them for neither: some keyboards have no other mark.
  const spare = [".", ","].find((mark) => mark !== decimal && mark !== group);
  return Array.from(plain)
    .map((one, at) => {
      if (one === decimal) return ".";
      if (/\s/.test(one)) return " ";
      if (one === group || /['\u2019]/.test(one)) return ",";
      if (one === spare) return /^\d{1,2}$/.test(plain.slice(at + 1)) ? "." : "?";
      return /[\u2212\u2010-\u2013]/.test(one) ? "-" : one;
    })
    .join("");
}
