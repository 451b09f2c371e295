import { expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { readPage } from "./read-page.ts";

const rows = [{ id: 7, reference_number: "R-7", user_amount: "1,850.00", credit_debit_type_id: 1 }];
const paging = { current_page: 2, last_page: 5, per_page: 10, total: 41 };

function asText(numbers: Record<string, number>) {
  return Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, String(number)]));
}

test.each([
  ["the specification's own shape", { data: { transactions: { data: rows }, meta_data: paging } }],
  ["the same, one level deeper", { data: { data: { transactions: { data: rows }, meta_data: paging } } }],
  ["the paginated variant", { data: { ...paging, data: rows } }],
  ["the paginated variant, one level deeper", { data: { data: { ...paging, data: rows } } }],
  ["numbers as text", { data: { transactions: { data: rows }, meta_data: asText(paging) } }],
  ["the paginated variant inside transactions", { data: { transactions: { ...paging, data: rows } } }],
])("reads %s", (_, body) => {
  const page = readPage(body, NIGERIA);
  expect(page).toMatchObject({ page: 2, lastPage: 5, total: 41, unpaged: false });
  expect(page.rows).toMatchObject([{ id: "7", reference: "R-7", amountMinor: 185_000, direction: "Credit" }]);
});

test("a bare list has no page counts", () => {
  expect(readPage({ data: { data: rows } }, NIGERIA)).toMatchObject({
    lastPage: undefined,
    total: undefined,
    unpaged: true,
  });
});

test.each([
  [{ transaction_type: "credit" }, "Credit"],
  [{ transaction_type: "debit" }, "Debit"],
  [{ credit_debit_type_id: 2 }, "Debit"],
  [{ credit_debit_type_id: 1, transaction_type: "debit" }, "Credit"],
])("%j is %s", (row, direction) => {
  expect(readPage({ data: [row] }, NIGERIA).rows[0]?.direction).toBe(direction);
});

test("a missing value stays missing and is not made up", () => {
  const [row] = readPage({ data: [{}] }, NIGERIA).rows;
  expect(row).toMatchObject({ createdAt: "", amountMinor: undefined, direction: undefined, status: "" });
});

test.each([undefined, "text", { data: {} }, { data: { transactions: null } }])("refuses %j", (body) => {
  expect(() => readPage(body, NIGERIA)).toThrow("no list");
});
