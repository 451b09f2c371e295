import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { narrowRows, toQuery } from "./filter.ts";
import { readTransaction } from "./transaction.ts";

const all = { period: { from: "", to: "" }, page: 1, size: 10, types: [] };
const rows = ["2026-01-01T12:00:00Z", "2026-01-02T12:00:00Z", "2026-01-03T12:00:00Z"].map((created_at, id) =>
  readTransaction({ id, created_at, transaction_type_id: 11 + id }, id, NIGERIA),
);

test("sends only what is set", () => {
  expect(toQuery(all)).toEqual({ page: "1", items_per_page: "10" });
  expect(toQuery({ ...all, period: { from: "2026-01-01", to: "2026-01-31" }, types: [4, 11] })).toEqual({
    page: "1",
    items_per_page: "10",
    from: "2026-01-01",
    to: "2026-01-31",
    transaction_type_id: "4,11",
  });
});

test("filters rows by whole days and by types when the provider did not", () => {
  const ids = (query: typeof all | { types: readonly number[] }) =>
    narrowRows(rows, { ...all, ...query }).map(({ id }) => id);
  expect(ids(all)).toEqual(["0", "1", "2"]);
  expect(ids({ ...all, period: { from: "2026-01-02", to: "2026-01-02" } })).toEqual(["1"]);
  expect(ids({ types: [11, 13] })).toEqual(["0", "2"]);
});
