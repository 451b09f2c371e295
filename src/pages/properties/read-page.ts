import type { Region } from "#lib/region.ts";
import { say } from "#lib/text/words.ts";
import { pagingOf } from "#pages/data/paging.ts";
import { requiredList } from "#pages/data/required-list.ts";

import { readProperty, type Property } from "./property.ts";
import { words } from "./words.ts";

/** Specification 2 §9. */
export const PAGE_SIZE = 12;

export type PropertyPage = {
  readonly properties: readonly Property[];
  /** How many properties the pages before it have. */
  readonly before: number;
  readonly lastPage: number;
  /** Undefined when the provider does not say, and more may follow. */
  readonly total: number | undefined;
};

/**
 * Reads a page of properties. A provider may send one of its counts, or none: then a full page may not be the last. It
 * may also send pages of another size than it was asked for.
 */
export function readPage(body: unknown, page: number, region: Region): PropertyPage {
  const properties = requiredList(body, "properties").map((item) => readProperty(item, region));
  const counts = pagingOf(body);
  const size = counts.perPage || PAGE_SIZE;
  const before = (page - 1) * size;
  const seen = before + properties.length;
  const mayFollow = counts.hasNext ?? (properties.length >= size && (counts.lastPage ?? Infinity) > page);
  const total = counts.total ?? (mayFollow ? undefined : seen);
  const last = counts.lastPage ?? (total === undefined ? page + 1 : Math.ceil(total / size));
  return { properties, before, lastPage: Math.max(1, last), total: total && Math.max(seen, total) };
}

/** Which of the properties a page shows. */
export function countText({ properties, before, total }: PropertyPage): string {
  if (properties.length === 0) return words.noProperties;
  const [first, last] = [before + 1, before + properties.length];
  return total === undefined
    ? say(words.countShown, { first, last })
    : say(words.countOf, { first, last, total });
}
