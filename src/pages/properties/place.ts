import { koboText, typedKobo } from "#lib/money.ts";

/** Where the customer is on the page: all of it stands in the address, so that Back and a shared link work. */
export type Place = {
  readonly tab: "marketplace" | "orders";
  readonly search: string;
  /** Id of a category, "" for all. */
  readonly category: string;
  /** Limits of the price in naira as decimal text, "" for none. */
  readonly min: string;
  readonly max: string;
  readonly page: number;
  /** Id of the property, or of the order, whose details are open; "" for none. */
  readonly property: string;
  readonly order: string;
};

export const START: Place = {
  tab: "marketplace",
  search: "",
  category: "",
  min: "",
  max: "",
  page: 1,
  property: "",
  order: "",
};

const NAMES = Object.keys(START) as (keyof Place)[];

/** Reads an address. What makes no sense in it is passed over. */
export function readPlace(params: URLSearchParams): Place {
  const text = (name: keyof Place) => (params.get(name) ?? "").trim();
  const page = Number(text("page"));
  return {
    tab: text("tab") === "orders" ? "orders" : "marketplace",
    search: text("search"),
    category: text("category"),
    min: nairaText(text("min")) ?? "",
    max: nairaText(text("max")) ?? "",
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    property: text("property"),
    order: text("order"),
  };
}

/** The address with changes. Values as at the start are left out; keys that are not ours (the company) stay. */
export function writePlace(params: URLSearchParams, changes: Partial<Place>): URLSearchParams {
  const place = { ...readPlace(params), ...changes };
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  // Always in the same order: the same place has one address.
  for (const name of NAMES) {
    if (place[name] !== START[name]) next.set(name, String(place[name]));
  }
  return next;
}

/** An amount as typed, as decimal text without separators: "₦1,500" → "1500". undefined when it is no amount. */
export function nairaText(typed: string): string | undefined {
  if (typed.trim() === "") return "";
  const kobo = typedKobo(typed);
  return kobo === undefined || kobo < 0 ? undefined : koboText(kobo).replace(/\.00$/, "");
}
