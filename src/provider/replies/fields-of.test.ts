import { describe, expect, test } from "vitest";
import { NIGERIA } from "#tests/support/regions.ts";

import { dataIn } from "#lib/reply-data.ts";

import { fieldsOf } from "./fields-of.ts";
import type { Sent } from "./sent.ts";

const loan = (item: unknown) => fieldsOf<Sent["Loan"]>(item);
const wallet = (item: unknown) => fieldsOf<Sent["Wallet"]>(item);
const card = (item: unknown) => fieldsOf<Sent["VirtualCard"]>(item);

describe("reads a field in whichever form it is sent", () => {
  test.each([
    ["L-1", "L-1"],
    [7, "7"],
    ["", ""],
    [null, ""],
    [{ slug: "x" }, ""],
    [undefined, ""],
  ])("%j as the text %j", (application_number, text) => {
    expect(loan({ application_number }).text("/application_number")).toBe(text);
  });

  test.each([
    [6, 6],
    ["6", 6],
    ["2.5", 2.5],
    ["", undefined],
    ["six", undefined],
    [null, undefined],
    ["Infinity", undefined],
  ])("%j as the number %j", (ref_loan_frequent_duration, number) => {
    expect(loan({ ref_loan_frequent_duration }).number("/ref_loan_frequent_duration")).toBe(number);
  });

  test.each([
    ["1,850.00", 185_000],
    [1850.5, 185_050],
    [0.1 + 0.2, 30],
    [0, 0],
    ["", undefined],
    ["a lot", undefined],
    [null, undefined],
  ])("%j as %j kobo", (loan_amount, minor) => {
    expect(loan({ loan_amount }).minor(NIGERIA, "/loan_amount")).toBe(minor);
  });

  test.each([
    [true, true],
    [1, true],
    ["false", false],
    ["maybe", undefined],
    [undefined, undefined],
  ])("%j as yes or no: %j", (is_amount_locked, said) => {
    expect(card({ is_amount_locked }).yesNo("/is_amount_locked")).toBe(said);
  });
});

test("takes the first of several fields that holds a text or a number", () => {
  const { text, minor } = wallet({ bank: "Demo Bank", balance: null, wallet_balance: 5 });
  expect(text("/bank/name", "/bank")).toBe("Demo Bank");
  expect(minor(NIGERIA, "/balance", "/wallet_balance")).toBe(500);
});

test("finds the fields of a wrapped object with dataIn", () => {
  expect(fieldsOf<Sent["PageMeta"]>({ data: { data: { total: "41" } } }, dataIn).number("/total")).toBe(41);
});

test.each([undefined, null, "text", []])("%j has no fields", (item) => {
  expect(loan(item).text("/id", "/loan_status/slug")).toBe("");
});

test("a page that reads a field which the OpenAPI file lacks does not compile", () => {
  const read = [
    // @ts-expect-error: card_number is misspelt.
    card({}).text("/card_numbr"),
    // @ts-expect-error: a wallet has no card number.
    wallet({}).text("/card_number"),
    // @ts-expect-error: a status has a slug, and no label.
    loan({}).text("/loan_status/slug", "/loan_status/label"),
    // @ts-expect-error: a pointer begins with a slash.
    loan({}).text("id"),
    // @ts-expect-error: whether a card is locked is not an amount.
    card({}).minor(NIGERIA, "/is_amount_locked"),
    // @ts-expect-error: a number of months is not a yes or no.
    loan({}).yesNo("/ref_loan_frequent_duration"),
    // @ts-expect-error: an unnamed object has no known fields.
    fieldsOf({}).at("/id"),
  ];
  expect(read).toEqual(["", "", "", "", undefined, undefined, undefined]);
});

test("any pointer compiles where the OpenAPI file leaves the keys open", () => {
  const { text } = fieldsOf<Sent["Notice"]>({ heading: "New hours", parts: [{ body: "From 9" }] });
  expect([text("/title", "/heading"), text("/parts/0/body")]).toEqual(["New hours", "From 9"]);
});
