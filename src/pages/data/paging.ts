import { recordOf } from "#lib/json/record.ts";
import { yesNo } from "#lib/text/yes-no.ts";

/** What a reply says about its pages, whoever made its server; undefined where it says nothing. */
export type Paging = {
  readonly page: number | undefined;
  readonly lastPage: number | undefined;
  readonly perPage: number | undefined;
  /** How many items all pages have. */
  readonly total: number | undefined;
  /** It names a next page, or says that there is one. */
  readonly hasNext: boolean | undefined;
};

/** The counts stand beside the list, around it, or in an object of their own; the specification's in `meta_data`. */
const OBJECTS = ["meta_data", "meta", "pagination", "links"];
/** Data within data; deeper levels hold no list. */
const DEEPEST = 3;

/** Reads what a reply says about its pages, under the names of the specification and of the usual frameworks. */
export function pagingOf(body: unknown): Paging {
  const said = placesOf(body).flatMap((place) => Object.entries(place));
  const valuesOf = (name: RegExp) => said.flatMap(([key, value]) => (name.test(key) ? [value] : []));
  const count = (name: RegExp) => valuesOf(name).map(countOf).find(isKnown);
  return {
    page: count(/^(current_?)?page(_?number)?$/i),
    lastPage: count(/^(last_?page|(total_?)?pages|page_?count)$/i),
    perPage: count(/^((items_)?per_?page|page_?size|limit)$/i),
    total: count(/^total(_?(count|items))?$/i),
    hasNext: valuesOf(/^(has_?(more|next(_?page)?)|next(_page_url)?)$/i)
      .map(saysNext)
      .find(isKnown),
  };
}

function placesOf(body: unknown, depth = 1): readonly Record<string, unknown>[] {
  const level = recordOf(body);
  const inner = depth < DEEPEST ? placesOf(level["data"], depth + 1) : [];
  return [level, ...OBJECTS.map((name) => recordOf(level[name])), ...inner];
}

function countOf(value: unknown): number | undefined {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return Number.isInteger(number) && (number as number) >= 0 ? (number as number) : undefined;
}

/** An address of the next page, or yes or no; null is the address after the last page. */
function saysNext(value: unknown): boolean | undefined {
  if (value === null) return false;
  return yesNo(value) ?? (typeof value === "string" ? value !== "" : undefined);
}

function isKnown<T>(value: T | undefined): value is T {
  return value !== undefined;
}
