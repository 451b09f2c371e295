import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

type Keys = Readonly<Record<string, unknown>>;

/** A choice of a place; `keys` are those of its source. */
const screenWith = (keys: Keys) =>
  screenOf({
    sources: {
      places: {
        call: "GET places",
        query: { region: "$inputs.region" },
        items: "$response.body#/data/list",
        options: { value: "$item#/id", label: "$item#/name" },
        ...keys,
      },
    },
    steps: [
      {
        ask: {
          schema: {
            type: "object",
            properties: { region: { type: "string" }, place: { type: "string" }, note: { type: "string" } },
          },
          uiSchema: { place: { "ui:widget": "search-select", "ui:options": { source: "places" } } },
          submit: "Go",
        },
      },
      { name: "send", call: "POST send" },
    ],
  });

const page = (from: number, count: number, rest: Keys = {}) =>
  reply({
    ...rest,
    data: {
      list: Array.from({ length: count }, (_, at) => ({ id: `p${from + at}`, name: `Place ${from + at}` })),
    },
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function open(keys: Keys, ...answers: Parameters<ReturnType<typeof scriptedProvider>["on"]>[1][]) {
  const provider = scriptedProvider();
  for (const method of ["GET", "POST"]) provider.on(`${method} places`, ...answers);
  const bench = await openScreen(screenWith(keys), { provider });
  await bench.type({ region: "north" });
  const state = () => bench.store.getState().sources["places"]!;
  const more = async () => {
    void bench.store.lookUps!.more("places");
    await vi.advanceTimersByTimeAsync(0);
  };
  const search = async (text: string, pause = 500) => {
    bench.store.lookUps!.search("places", text);
    await vi.advanceTimersByTimeAsync(pause);
  };
  const asked = () => provider.requests.map(({ query: { region: _region, ...rest } = {} }) => rest);
  return {
    ...bench,
    provider,
    state,
    more,
    search,
    asked,
    ids: () => state().options?.map(({ value }) => value),
  };
}

test.each<[string, Keys, Keys[]]>([
  [
    "by number, until a short page",
    { parameter: "page", size: 2 },
    [{ page: "1" }, { page: "2" }, { page: "3" }],
  ],
  [
    "by number from 0",
    { parameter: "page", first: 0, size: 2 },
    [{ page: "0" }, { page: "1" }, { page: "2" }],
  ],
  ["by offset", { parameter: "skip", by: "offset", size: 2 }, [{ skip: "0" }, { skip: "2" }, { skip: "4" }]],
  [
    "by a cursor, until there is none",
    { parameter: "after", next: "$response.body#/next" },
    [{}, { after: "c2" }, { after: "c3" }],
  ],
  [
    "while the reply says so",
    { parameter: "page", more: { "$response.body#/more": { const: true } } },
    [{ page: "1" }, { page: "2" }, { page: "3" }],
  ],
])("pages come one by one: %s", async (_how, pages, expected) => {
  const { more, asked, ids, state } = await open(
    { pages },
    page(1, 2, { next: "c2", more: true }),
    page(3, 2, { next: "c3", more: true }),
    page(5, 1, { next: null, more: false }),
  );
  expect(ids()).toEqual(["p1", "p2"]);
  await more();
  await more();
  await more();
  expect(ids()).toEqual(["p1", "p2", "p3", "p4", "p5"]);
  expect(asked()).toEqual(expected);
  expect(state().pages).toMatchObject({ status: "ready", next: undefined, read: 3 });
});

test("the parameter stands in the body of a source that has one", async () => {
  const { more, provider } = await open(
    {
      call: "POST places",
      query: {},
      body: { all: "$inputs.region" },
      pages: { parameter: "page", size: 1 },
    },
    page(1, 1),
    page(2, 1),
  );
  await more();
  expect(provider.requests.map(({ body }) => body)).toEqual([
    { all: "north", page: 1 },
    { all: "north", page: 2 },
  ]);
});

test("a page that is the same as the one before, and an empty one, are the end", async () => {
  const pages = { parameter: "page", more: { "$response.body#/data": { type: "object" } } };
  const same = await open({ pages }, page(1, 2));
  await same.more();
  expect(same.ids()).toEqual(["p1", "p2"]);
  expect(same.state().pages!.next).toBeUndefined();
  const empty = await open({ pages }, page(1, 2), page(3, 0));
  await empty.more();
  expect(empty.ids()).toEqual(["p1", "p2"]);
  expect(empty.state().pages!.next).toBeUndefined();
});

test("a cursor that stays the same is the end", async () => {
  const { more, state } = await open(
    { pages: { parameter: "after", next: "$response.body#/next" } },
    page(1, 1, { next: "c" }),
    page(2, 1, { next: "c" }),
  );
  await more();
  expect(state().pages).toMatchObject({ next: undefined, read: 2 });
});

test("`$sources` has the last reply with all items", async () => {
  const { more, store } = await open(
    { pages: { parameter: "page", size: 1 } },
    page(1, 1, { of: 2 }),
    page(2, 1, { of: 3 }),
  );
  await more();
  expect(store.scope().sources).toMatchObject({
    places: { of: 3, data: { list: [{ id: "p1" }, { id: "p2" }] } },
  });
});

test("a page that fails says why, keeps what is there, and can be tried again", async () => {
  const { more, ids, state, type, store } = await open(
    { pages: { parameter: "page", size: 2 } },
    page(1, 2),
    lost(),
    reply({ message: "Busy" }, 503),
    page(3, 1),
  );
  await type({ place: "p2" });
  await more();
  expect(state()).toMatchObject({ status: "ready", pages: { status: "failed", read: 1 } });
  await more();
  expect(state().pages!.reason).toBe("Busy");
  expect(ids()).toEqual(["p1", "p2"]);
  await more();
  expect(ids()).toEqual(["p1", "p2", "p3"]);
  expect(store.scope().selected).toMatchObject({ place: { name: "Place 2" } });
});

test("two presses load one page; a page of another list is dropped", async () => {
  const { more, provider, asked, type, ids } = await open(
    { pages: { parameter: "page", size: 2 } },
    page(1, 2),
  );
  const answer = provider.hold("GET places");
  await more();
  await more();
  expect(asked()).toEqual([{ page: "1" }, { page: "2" }]);
  provider.on("GET places", page(7, 2));
  await type({ region: "south" });
  expect(provider.requests[1]!.signal!.aborted).toBe(true);
  await answer(page(3, 2));
  expect(ids()).toEqual(["p7", "p8"]);
});

test("a choice of a later page stays when the list is read anew, and goes with another list", async () => {
  const { more, type, store, ids } = await open(
    { pages: { parameter: "page", size: 2 } },
    page(1, 2),
    page(3, 1),
    page(1, 2),
  );
  await more();
  await type({ place: "p3" });
  store.refresh(["places"]);
  await vi.advanceTimersByTimeAsync(0);
  expect(ids()).toEqual(["p1", "p2", "p3"]);
  expect(store.scope().selected).toMatchObject({ place: { name: "Place 3" } });
  await more();
  expect(ids()).toEqual(["p1", "p2", "p3"]);
  await type({ region: "south" });
  expect(ids()).toEqual(["p1", "p2"]);
});

const searched = { search: { parameter: "q", minLength: 2 }, debounce: 500, maxAge: 60_000 };

test("what is typed is searched by the server, after a pause, and remembered", async () => {
  const { search, asked, ids } = await open(searched, page(1, 2), page(7, 1), page(8, 1));
  await vi.advanceTimersByTimeAsync(500);
  await search("l", 0);
  await search("la", 300);
  await search("lag ", 500);
  expect(asked()).toEqual([{}, { q: "lag" }]);
  expect(ids()).toEqual(["p7"]);
  await search("ab");
  expect(ids()).toEqual(["p8"]);
  await search("lag", 0);
  expect(ids()).toEqual(["p7"]);
  await search("", 0);
  expect(ids()).toEqual(["p1", "p2"]);
  expect(asked()).toHaveLength(3);
});

test("a search that is overtaken is cancelled, and its answer dropped", async () => {
  const { search, provider, ids } = await open({ search: { parameter: "q" } }, page(1, 2));
  const first = provider.hold("GET places");
  await search("a", 0);
  provider.on("GET places", page(7, 1));
  await search("ab", 0);
  expect(provider.requests[1]!.signal!.aborted).toBe(true);
  await first(page(5, 1));
  expect(ids()).toEqual(["p7"]);
});

test("a choice stays while something else is searched, also when that fails", async () => {
  const { search, type, store, ids, state } = await open(
    { search: { parameter: "q" } },
    page(1, 2),
    page(7, 1),
    reply({ message: "Busy" }, 503),
  );
  await type({ place: "p2" });
  await search("x", 0);
  expect(state().options).toMatchObject([{ value: "p7" }, { value: "p2", stays: true }]);
  await search("xy", 0);
  expect(state().status).toBe("failed");
  expect(ids()).toEqual(["p2"]);
  expect(store.scope().selected).toMatchObject({ place: { name: "Place 2" } });
});

test("what was searched is forgotten when the screen closes", async () => {
  const { search, store, leave, asked, type } = await open({ search: { parameter: "q" } }, page(1, 2));
  await search("lag", 0);
  leave();
  const end = store.open();
  await type({ region: "north" });
  expect(asked().at(-1)).toEqual({});
  end();
});
