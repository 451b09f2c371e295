import useSWR from "swr";

import { CATEGORIES, PROPERTIES, PROPERTY } from "#pages/data/keys.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { readPointer } from "#lib/pointer.ts";

import type { Place } from "./place.ts";
import { readProperty, type Property } from "./property.ts";
import { fieldsOf } from "./read-fields.ts";

/** Specification 2 §9. */
export const PAGE_SIZE = 12;
const CATEGORY_LIMIT = 100;

export type PropertyPage = {
  readonly properties: readonly Property[];
  readonly lastPage: number;
  readonly total: number;
};

export type Category = { readonly id: string; readonly label: string };

/** One page of what is found. The page before stays until this one is there. */
export function useProperties({ page, search, category, min, max }: Place) {
  const { send } = usePageServices().environment;
  const query = {
    page: String(page),
    items_per_page: String(PAGE_SIZE),
    ...(category && { property_category_id: category }),
    ...(search && { search }),
    ...(min && { min_price: min }),
    ...(max && { max_price: max }),
  };
  return useSWR(
    [PROPERTIES, query] as const,
    async () => readPage(await readBody(send, "properties-mgt/properties", query)),
    { keepPreviousData: true },
  );
}

/** One property, fresh; what a list knows of it meanwhile. */
export function useProperty(id: string, known: Property | undefined) {
  const { send } = usePageServices().environment;
  const path = `properties-mgt/properties/${encodeURIComponent(id)}`;
  return useSWR(
    [PROPERTY, id] as const,
    async () => readProperty(readPointer(await readBody(send, path), "/data")),
    known && { fallbackData: known },
  );
}

/** The categories, by name as the provider orders them. */
export function useCategories() {
  const { send } = usePageServices().environment;
  return useSWR(CATEGORIES, async () => {
    const body = await readBody(send, "properties-mgt/property-categories", {
      items_per_page: String(CATEGORY_LIMIT),
    });
    return listIn(body).flatMap((item): Category[] => {
      const { text } = fieldsOf(item);
      return text("/id") && text("/label") ? [{ id: text("/id"), label: text("/label") }] : [];
    });
  });
}

/** The list of a reply, at either place where replies have it. Throws when there is none. */
export function listIn(body: unknown): readonly unknown[] {
  const list = [readPointer(body, "/data/data"), readPointer(body, "/data")].find(Array.isArray);
  if (!list) throw new TypeError("The reply holds no list.");
  return list as readonly unknown[];
}

function readPage(body: unknown): PropertyPage {
  const properties = listIn(body).map(readProperty);
  const { number } = fieldsOf(body);
  return {
    properties,
    lastPage: Math.max(1, number("/data/last_page")),
    total: Math.max(properties.length, number("/data/total")),
  };
}
