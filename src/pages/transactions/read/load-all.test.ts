import { expect, test, vi } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import type { ProviderRequest, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";

import { loadAll } from "./load-all.ts";

const all = { period: { from: "", to: "" }, types: [] };

/** A provider with this many rows, which records its requests. */
function providerOf(total: number, perPage = 100) {
  const asked: ProviderRequest[] = [];
  const send: Send = async (request) => {
    asked.push(request);
    if (request.signal?.aborted) throw new ProviderError("aborted", "GET customers");
    const page = Number(request.query?.["page"]);
    const start = (page - 1) * perPage;
    const data = Array.from({ length: Math.min(perPage, total - start) }, (_, index) => ({
      id: start + index,
      reference_number: `R-${start + index}`,
      transaction_type_id: 4,
    }));
    const meta_data = { current_page: page, last_page: Math.ceil(total / perPage), total };
    return { status: 200, body: { data: { transactions: { data }, meta_data } } };
  };
  return { send, asked };
}

test("requests page after page, and reports its progress", async () => {
  const { send, asked } = providerOf(10_000);
  const onPage = vi.fn<(page: number, lastPage: number) => void>();
  const { rows, complete } = await loadAll(send, NIGERIA, { ...all, types: [4, 11] }, { onPage });
  expect(rows).toHaveLength(10_000);
  expect(complete).toBe(true);
  expect(asked).toHaveLength(100);
  expect(asked[1]!.query).toEqual({ page: "2", items_per_page: "100", transaction_type_id: "4,11" });
  expect(onPage.mock.calls.at(-1)).toEqual([100, 100]);
});

test("accepts a provider's smaller pages", async () => {
  const { send, asked } = providerOf(41, 10);
  expect((await loadAll(send, NIGERIA, all)).rows).toHaveLength(41);
  expect(asked).toHaveLength(5);
});

/** A provider with these two pages. */
function twoPages(first: readonly object[], second: readonly object[]): Send {
  return async ({ query }) => {
    const page = Number(query!["page"]);
    return {
      status: 200,
      body: { data: { current_page: page, last_page: 2, data: [first, second][page - 1] } },
    };
  };
}

test("keeps a row once if it is on two pages", async () => {
  const [one, two, three] = [1, 2, 3].map((id) => ({ id, reference_number: `R-${id}` }));
  const { rows } = await loadAll(twoPages([one!, two!], [two!, three!]), NIGERIA, all);
  expect(rows.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});

test("keeps rows without an id, and identifies them by their position", async () => {
  const { rows } = await loadAll(
    twoPages([{ reference_number: "R-1" }], [{ reference_number: "R-2" }]),
    NIGERIA,
    all,
  );
  expect(rows.map(({ reference }) => reference)).toEqual(["R-1", "R-2"]);
});

test("stops at the limit, and says that there is more", async () => {
  const { send, asked } = providerOf(1000);
  const { rows, complete } = await loadAll(send, NIGERIA, all, { maxPages: 3 });
  expect([rows.length, asked.length, complete]).toEqual([300, 3, false]);
});

test("stops when it is cancelled", async () => {
  const { send, asked } = providerOf(1000);
  const controller = new AbortController();
  const onPage = (page: number) => {
    if (page === 2) controller.abort();
  };
  await expect(loadAll(send, NIGERIA, all, { signal: controller.signal, onPage })).rejects.toThrow("aborted");
  expect(asked).toHaveLength(3);
});

test("without page counts, requests pages until one has no new rows: none is left out, none counted twice", async () => {
  const rows = Array.from({ length: 25 }, (_, id) => ({ id, reference_number: `R-${id}` }));
  const byPages: Send = async ({ query }) => {
    const end = Number(query!["page"]) * 10;
    return { status: 200, body: { data: { data: { data: rows.slice(end - 10, end) } } } };
  };
  const atOnce: Send = async () => ({ status: 200, body: { data: { data: { data: rows } } } });
  for (const send of [byPages, atOnce])
    expect(await loadAll(send, NIGERIA, all)).toMatchObject({ rows: { length: 25 }, complete: true });
});

test.each([
  ["sends fewer rows than it counts", { current_page: 1, last_page: 1, total: 50 }],
  ["repeats its first page", { current_page: 1, last_page: 3 }],
])("is not complete when the provider %s", async (_, meta_data) => {
  const data = [{ id: 1 }, { id: 2 }];
  const send: Send = async () => ({ status: 200, body: { data: { transactions: { data }, meta_data } } });
  expect(await loadAll(send, NIGERIA, all)).toMatchObject({
    complete: false,
    rows: [{ id: "1" }, { id: "2" }],
  });
});
