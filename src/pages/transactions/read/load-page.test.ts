import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { loadPage } from "./load-page.ts";
import { readPage } from "./read-page.ts";

const all = { period: { from: "", to: "" }, page: 1, size: 10, types: [] };

/**
 * A provider with 310 rows, every 31st of type 11. It obeys `page` only, and `says` lists what it tells about its
 * pages.
 */
function provider({ rows = 310, perPage = 10, says = [] as readonly string[] } = {}) {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    const start = (page - 1) * perPage;
    const count = Math.max(0, Math.min(perPage, rows - start));
    const data = Array.from({ length: count }, (_, index) => ({
      id: start + index,
      transaction_type_id: (start + index) % 31 === 0 ? "11" : 4,
    }));
    const known = { last_page: Math.ceil(rows / perPage), per_page: perPage, total: rows };
    const told = Object.entries(known).filter(([name]) => says.includes(name));
    const meta_data = { current_page: page, ...Object.fromEntries(told) };
    return readPage({ data: { transactions: { data }, meta_data } }, NIGERIA);
  };
  return { ask, asked };
}

const ids = (page: { readonly rows: readonly { readonly id: string }[] }) =>
  page.rows.map(({ id }) => Number(id));
const EVERYTHING = ["last_page", "per_page", "total"];

test("uses a page that is as requested", async () => {
  const { ask, asked } = provider({ says: EVERYTHING });
  expect(await loadPage(ask, { ...all, page: 31 })).toMatchObject({
    lastPage: 31,
    hasMore: false,
    total: 310,
  });
  expect(asked).toEqual([31]);
});

test.each([["who counts", EVERYTHING] as const, ["who counts nothing", [] as const] as const])(
  "a page size that differs from the provider's, %s: shows exactly the rows of that page",
  async (_, says) => {
    const { ask } = provider({ says });
    const second = await loadPage(ask, { ...all, page: 2, size: 30 });
    expect(ids(second)).toEqual(Array.from({ length: 30 }, (__, index) => 30 + index));
    expect(second.hasMore).toBe(true);
    const last = await loadPage(ask, { ...all, page: 11, size: 30 });
    expect(ids(last)).toEqual([300, 301, 302, 303, 304, 305, 306, 307, 308, 309]);
    expect(last).toMatchObject({ page: 11, lastPage: 11, hasMore: false, total: 310 });
  },
);

test("pages of the provider that are larger than ours", async () => {
  const { ask, asked } = provider({ perPage: 100, says: EVERYTHING });
  expect(ids(await loadPage(ask, { ...all, page: 12 }))).toEqual([
    110, 111, 112, 113, 114, 115, 116, 117, 118, 119,
  ]);
  expect(asked).toEqual([12, 2]);
});

test("a type that the provider ignores: collects its rows, and counts them once the end is reached", async () => {
  const { ask } = provider({ says: EVERYTHING });
  const page = await loadPage(ask, { ...all, types: [11] });
  expect(ids(page)).toEqual([0, 31, 62, 93, 124, 155, 186]);
  expect(page).toMatchObject({ hasMore: true, total: undefined, lastPage: undefined });
  const rest = await loadPage(ask, { ...all, types: [11], size: 5, page: 2 });
  expect(ids(rest)).toEqual([155, 186, 217, 248, 279]);
  expect(rest).toMatchObject({ hasMore: false, total: 10, lastPage: 2 });
});

test("a provider without counts is asked until a page has no new rows", async () => {
  const { ask, asked } = provider({ rows: 10 });
  expect(await loadPage(ask, all)).toMatchObject({ hasMore: false, total: 10, lastPage: 1 });
  expect(asked).toEqual([1, 2]);
});

test("all rows at once from the provider are split into pages here", async () => {
  const rows = Array.from({ length: 10_000 }, (_, id) => ({ id }));
  const page = await loadPage(async () => readPage({ data: { data: rows } }, NIGERIA), {
    ...all,
    page: 1000,
  });
  expect(ids(page)).toEqual([9990, 9991, 9992, 9993, 9994, 9995, 9996, 9997, 9998, 9999]);
  expect(page).toMatchObject({ page: 1000, lastPage: 1000, total: 10_000, hasMore: false });
});

test("a provider that sends a page without page counts is asked for the next page", async () => {
  const rows = Array.from({ length: 25 }, (_, id) => ({ id }));
  const ask = async (page: number) =>
    readPage({ data: { data: { data: rows.slice((page - 1) * 10, page * 10) } } }, NIGERIA);
  expect(ids(await loadPage(ask, { ...all, page: 3 }))).toEqual([20, 21, 22, 23, 24]);
  expect(await loadPage(ask, all)).toMatchObject({ hasMore: true, total: undefined });
});

/** Two pages of rows, three without an id and two with the same. */
async function fives(page: number) {
  const data = [1, 2, 3, 4, 5].map((place) => ({
    ...(place > 3 && { id: 7 }),
    reference_number: `R-${page}-${place}`,
  }));
  return readPage({ data, current_page: page, last_page: 2, per_page: 5, total: 10 }, NIGERIA);
}

test("rows of several pages are told apart, also without ids of their own or with the same one", async () => {
  const { rows } = await loadPage(fives, all);
  expect(rows).toHaveLength(10);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(10);
  const { rows: alone } = await loadPage(fives, { ...all, size: 5 });
  expect(new Set(alone.map(({ id }) => id)).size).toBe(5);
});

test("a provider who repeats its first page instead of the next is not asked for all it claims to have", async () => {
  const asked: number[] = [];
  const ask = async (page: number) => {
    asked.push(page);
    const data = [{ id: 1 }, { id: 2 }];
    return readPage(
      { data: { transactions: { data }, meta_data: { current_page: 1, last_page: 40 } } },
      NIGERIA,
    );
  };
  expect(await loadPage(ask, all)).toMatchObject({ hasMore: false, rows: [{ id: "1" }, { id: "2" }] });
  expect(asked).toEqual([1, 2]);
});
