import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import { countText, readPage } from "./read-page.ts";

const found = (count: number) => Array.from({ length: count }, (_, id) => ({ id, name: `Plot ${id}` }));
const read = (count: number, paging: object, page = 1) =>
  readPage({ data: { data: found(count), ...paging } }, page, NIGERIA);

test.each([
  [12, { last_page: 3, total: 30 }, 1, 3, "1 to 12 of 30 properties"],
  // Only one of the counts comes.
  [12, { total: "30" }, 1, 3, "1 to 12 of 30 properties"],
  [12, { last_page: 3 }, 1, 3, "1 to 12"],
  // None comes: after a full page there may be more.
  [12, {}, 1, 2, "1 to 12"],
  [12, {}, 2, 3, "13 to 24"],
  [5, {}, 2, 2, "13 to 17 of 17 properties"],
  [5, {}, 1, 1, "1 to 5 of 5 properties"],
  [0, {}, 1, 1, "No properties"],
  // Pages of another size than was asked for, counted otherwise.
  [10, { per_page: 10, last_page: 3, total: 25 }, 2, 3, "11 to 20 of 25 properties"],
  [10, { limit: 10, totalPages: 3 }, 1, 3, "1 to 10"],
  [12, { next_page_url: null }, 2, 2, "13 to 24 of 24 properties"],
])("%i properties with %j on page %i: %i pages, %s", (count, paging, page, lastPage, text) => {
  const reply = read(count, paging, page);
  expect(reply.lastPage).toBe(lastPage);
  expect(countText(reply)).toBe(text);
});
