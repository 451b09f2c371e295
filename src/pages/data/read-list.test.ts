import { expect, test } from "vitest";

import type { ProviderRequest } from "#provider/client.ts";

import { readList } from "./read-list.ts";

/** Answers each page by its number. */
function provider(reply: (page: number) => unknown) {
  const asked: ProviderRequest["query"][] = [];
  const send = async ({ query }: ProviderRequest) => {
    asked.push(query);
    return { status: 200, body: reply(Number(query?.["page"] ?? 1)), receivedAt: 0 };
  };
  return { asked, read: () => readList(send, "loans", { status: "active" }) };
}

test.each([
  ["whole", () => ({ data: ["a1"] }), ["a1"]],
  [
    "around the list",
    (page: number) => ({ data: { current_page: page, last_page: 3, data: [`a${page}`] } }),
    ["a1", "a2", "a3"],
  ],
  [
    "beside it",
    (page: number) => ({ data: [`a${page}`], meta: { current_page: `${page}`, last_page: "2" } }),
    ["a1", "a2"],
  ],
  [
    "within data",
    (page: number) => ({ data: { data: [`a${page}`], meta_data: { current_page: page, last_page: 2 } } }),
    ["a1", "a2"],
  ],
  [
    "a first page that comes again",
    () => ({ data: { current_page: 1, last_page: 3, data: ["a1"] } }),
    ["a1"],
  ],
  [
    "counted otherwise",
    (page: number) => ({ data: [`a${page}`], pagination: { page, totalPages: 2 } }),
    ["a1", "a2"],
  ],
  [
    "an address of the next page",
    (page: number) => ({
      data: [`a${page}`],
      links: { next: page < 3 ? `https://bank/?page=${page + 1}` : null },
    }),
    ["a1", "a2", "a3"],
  ],
  ["yes or no", (page: number) => ({ data: { data: [`a${page}`], has_more: page < 2 } }), ["a1", "a2"]],
  [
    "a count of items",
    (page: number) => ({ data: [`a${page}`], meta: { total: 2, limit: 1 } }),
    ["a1", "a2"],
  ],
  ["a total that counts no items", () => ({ data: ["a1"], total: 250_000 }), ["a1"]],
  ["no more items", (page: number) => ({ data: page > 1 ? [] : ["a1"], meta: { total: 2 } }), ["a1"]],
  ["one page", () => ({ data: { current_page: 1, last_page: 1, data: ["a1"] } }), ["a1"]],
])("a list with its pages: %s", async (_, reply, items) => {
  expect(await provider(reply).read()).toEqual(items);
});

test("each page is asked for once, with the rest of the query", async () => {
  const { asked, read } = provider((page) => ({ data: { current_page: page, last_page: 2, data: [page] } }));
  await read();
  expect(asked).toEqual([{ status: "active" }, { status: "active", page: "2" }]);
});

test("a page that fails fails the list: a part of it must not look like all", async () => {
  const { read } = provider((page) =>
    page === 1 ? { data: [], current_page: 1, last_page: 2 } : { status: false },
  );
  await expect(read()).rejects.toThrow("status 200");
});

test("a count of pages that has no end is not followed for ever", async () => {
  const { asked, read } = provider((page) => ({ current_page: page, last_page: 1e9, data: [page] }));
  await read();
  expect(asked.length).toBe(50);
});
