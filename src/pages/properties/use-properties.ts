import useSWR from "swr";

import { dataIn } from "#lib/reply-data.ts";
import { CATEGORIES, PROPERTIES, PROPERTY } from "#pages/data/keys.ts";
import { readList } from "#pages/data/read-list.ts";
import { readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import type { Place } from "./place.ts";
import { readProperty, type Property } from "./property.ts";
import { PAGE_SIZE, readPage } from "./read-page.ts";

/** Specification 2 §9. */
const CATEGORY_LIMIT = 100;

export type Category = { readonly id: string; readonly label: string };

/** One page of search results. The old page stays until the new one has loaded. */
export function useProperties({ page, search, category, min, max }: Place) {
  const { environment, settings } = usePageServices();
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
    async () =>
      readPage(await readBody(environment.send, "properties-mgt/properties", query), page, settings),
    { keepPreviousData: true },
  );
}

/** One property, fresh; the list's data about it until it has loaded. */
export function useProperty(id: string, known: Property | undefined) {
  const { environment, settings } = usePageServices();
  const path = `properties-mgt/properties/${encodeURIComponent(id)}`;
  return useSWR(
    [PROPERTY, id] as const,
    async () => readProperty(dataIn(await readBody(environment.send, path)), settings),
    known && { fallbackData: known },
  );
}

/** The categories, in the provider's order. */
export function useCategories() {
  const { send } = usePageServices().environment;
  return useSWR(CATEGORIES, async () => {
    const categories = await readList(send, "properties-mgt/property-categories", {
      items_per_page: String(CATEGORY_LIMIT),
    });
    return categories.flatMap((item): Category[] => {
      const { text } = fieldsOf<Sent["PropertyCategory"]>(item);
      return text("/id") && text("/label") ? [{ id: text("/id"), label: text("/label") }] : [];
    });
  });
}
