import { dataIn } from "#lib/reply-data.ts";
import type { Region } from "#lib/region.ts";
import { say } from "#lib/text/words.ts";
import { requiredList } from "#pages/data/required-list.ts";
import { fieldsOf } from "#provider/replies/fields-of.ts";
import type { Sent } from "#provider/replies/sent.ts";

import { readProperty, type Property } from "./property.ts";
import { words } from "./words.ts";

/** Specification 2 §9. */
export const PAGE_SIZE = 12;

export type PropertyPage = {
  readonly properties: readonly Property[];
  readonly lastPage: number;
  /** Undefined when the provider does not say, and more may follow. */
  readonly total: number | undefined;
};

/** Reads a page of properties. A provider may send one of its counts, or none: then a full page may not be the last. */
export function readPage(body: unknown, page: number, region: Region): PropertyPage {
  const properties = requiredList(body, "properties").map((item) => readProperty(item, region));
  const { number } = fieldsOf<Sent["PageMeta"]>(body, dataIn);
  const seen = (page - 1) * PAGE_SIZE + properties.length;
  const isFull = properties.length >= PAGE_SIZE;
  const counted = number("/last_page");
  const mayFollow = isFull && (counted === undefined || counted > page);
  const total = number("/total") ?? (mayFollow ? undefined : seen);
  const last = counted ?? (total === undefined ? page + 1 : Math.ceil(total / PAGE_SIZE));
  return { properties, lastPage: Math.max(1, last), total: total && Math.max(seen, total) };
}

/** Which of the properties a page shows. */
export function countText({ properties, total }: PropertyPage, page: number): string {
  if (properties.length === 0) return words.noProperties;
  const first = (page - 1) * PAGE_SIZE + 1;
  const last = first + properties.length - 1;
  return total === undefined
    ? say(words.countShown, { first, last })
    : say(words.countOf, { first, last, total });
}
