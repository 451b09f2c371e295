import { expect, test } from "vitest";

import { NIGERIA } from "#tests/support/regions.ts";

import { narrowRows } from "./filter.ts";
import { countOf, seek, type Sought } from "./sought.ts";
import { readTransaction } from "./transaction.ts";

const rows = [
  {
    id: "airtime",
    description: "Airtime for 0803 123 4567",
    user_amount: "100.00",
    transaction_type_id: 11,
    credit_debit_type_id: 2,
    status: { label: "Successful", color: "success" },
  },
  {
    id: "fees",
    description: "School fees",
    reference_number: "TRF-7",
    user_amount: "2000",
    transaction_type_id: 5,
    credit_debit_type_id: 2,
    status: { label: "pending", color: "" },
  },
  {
    id: "salary",
    description: "Salary from Bola",
    user_amount: "150000",
    credit_debit_type_id: 1,
    status: { label: "Returned", color: "#abcdef" },
  },
  {
    id: "cable",
    description: "Cable TV",
    user_amount: "9000",
    status: { label: "Failed", color: "#0a0" },
  },
].map((row, index) => readTransaction(row, index, NIGERIA));

test.each<[what: string, parts: Omit<Sought, "mark">, ids: string]>([
  ["everything", {}, "airtime fees salary cable"],
  ["a person", { words: "bola" }, "salary"],
  ["a number, however it is grouped", { words: "08031234567" }, "airtime"],
  ["a reference", { words: "trf-7" }, "fees"],
  ["money in", { direction: "Credit" }, "salary"],
  ["a kind", { types: [5, 6] }, "fees"],
  ["a state by its colour", { state: "Successful" }, "airtime"],
  ["a state by its word", { state: "Pending" }, "fees"],
  ["a failure that comes in green", { state: "Failed" }, "cable"],
  ["another state", { state: "Other" }, "salary"],
  ["an amount", { least: 10_000, most: 200_000 }, "airtime fees"],
  ["all of them together", { words: "o", direction: "Debit", least: 150_000 }, "fees"],
])("%s is found", (_, parts, ids) => {
  const found = narrowRows(rows, { period: { from: "", to: "" }, types: [], sought: seek(parts) });
  expect(found.map(({ id }) => id).join(" ")).toBe(ids);
});

test("the filters that are on are counted, and each search has a mark of its own", () => {
  expect(countOf(seek({}))).toBe(0);
  expect(countOf(seek({ words: "a", types: [1], state: "Failed", least: 1, most: 2 }))).toBe(4);
  expect(seek({}).mark).not.toBe(seek({}).mark);
});
