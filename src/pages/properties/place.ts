import type { Region } from "#lib/region.ts";

import { priceIn } from "./price-text.ts";

/** The customer's place on the page. The address holds all of it, so that Back and shared links work. */
export type Place = {
  readonly tab: "marketplace" | "orders";
  readonly search: string;
  /** Id of a category, "" for all. */
  readonly category: string;
  /** Limits of the price in major units, as decimal text for the provider, "" for none. */
  readonly min: string;
  readonly max: string;
  readonly page: number;
  /** Id of the property, or of the order, whose details are open; "" when none are. */
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

/** Reads an address; ignores invalid values. */
export function readPlace(params: URLSearchParams, region: Region): Place {
  const text = (name: keyof Place) => (params.get(name) ?? "").trim();
  const page = Number(text("page"));
  return {
    tab: text("tab") === "orders" ? "orders" : "marketplace",
    search: text("search"),
    category: text("category"),
    min: priceIn(text("min"), region),
    max: priceIn(text("max"), region),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    property: text("property"),
    order: text("order"),
  };
}

/** Writes changes into the address. Values equal to the start are left out; keys of others (the company) stay. */
export function writePlace(
  params: URLSearchParams,
  changes: Partial<Place>,
  region: Region,
): URLSearchParams {
  const place = { ...readPlace(params, region), ...changes };
  const next = new URLSearchParams(params);
  for (const name of NAMES) next.delete(name);
  // Always in the same order, so that each place has one address.
  for (const name of NAMES) {
    if (place[name] !== START[name]) next.set(name, String(place[name]));
  }
  return next;
}
