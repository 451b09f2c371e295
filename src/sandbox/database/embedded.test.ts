import { afterAll, beforeAll, expect, test } from "vitest";
import { demoContent } from "#sandbox/demo/restore.ts";
import { openDatabase } from "./open.ts";
import { all, one, type Store } from "./queries.ts";

let store: Store;
beforeAll(async () => {
  store = (await openDatabase({}, demoContent)).database;
  await store.query("create table notes (id bigint primary key, text text not null)");
});
afterAll(async () => await store.close());

const add = "insert into notes values ($1, $2)";
const count = async () => (await one<{ count: number }>(store, "select count(*) as count from notes")).count;

test("values come back as they went in, the second time too", async () => {
  const sql = `select $1::bigint as number, $2::timestamptz as time, $3::date as day, $4::jsonb as json, $5::text[] as texts,
    $6::boolean as flag, $7::text as nothing`;
  const time = new Date("2026-03-02T09:00:00.123Z");
  for (const number of [1, Number.MAX_SAFE_INTEGER]) {
    const params = [number, time, "2026-03-02", JSON.stringify({ a: ["₦"] }), ["a,b", '"'], true, undefined];
    expect(await one(store, sql, params)).toEqual({
      number,
      time,
      day: "2026-03-02",
      json: { a: ["₦"] },
      texts: ["a,b", '"'],
      flag: true,
      nothing: null,
    });
  }
});

test("a statement that is refused harms neither itself nor the next one", async () => {
  await expect(store.query("select from nowhere")).rejects.toThrow("nowhere");
  await expect(store.query(add, [1, null])).rejects.toThrow("null value");
  await store.query(add, [1, "one"]);
  expect(await all(store, "select text from notes")).toEqual([{ text: "one" }]);
});

test("a transaction stores all or nothing, also where its work goes on after a refused statement", async () => {
  const before = await count();
  const refused = store.transaction(async (queries) => {
    await queries.query(add, [2, "two"]);
    await queries.query(add, [3, null]).catch(() => undefined);
  });
  await expect(refused).rejects.toThrow("null value");
  await expect(
    store.transaction(async (queries) => {
      await queries.query(add, [4, "four"]);
      throw new Error("The work gave up");
    }),
  ).rejects.toThrow("The work gave up");
  expect(await count()).toBe(before);
});

test("a query waits until the transaction before it has ended", async () => {
  const before = await count();
  const work = store.transaction(async (queries) => {
    await queries.query(add, [5, "five"]);
    await new Promise(setImmediate);
    await queries.query(add, [6, "six"]);
  });
  expect(await count()).toBe(before + 2);
  await work;
});

test("who comes while many queries wait is let in before they all have their answers", async () => {
  let answered = 0;
  const waiting = Array.from({ length: 50 }, async () => {
    await count();
    answered++;
  });
  await new Promise(setImmediate);
  expect(answered).toBeLessThan(5);
  await Promise.all(waiting);
});
