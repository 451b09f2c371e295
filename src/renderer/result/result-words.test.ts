import { expect, test } from "vitest";

import type { PaymentResult } from "#engine/state/screen-state.ts";

import { resultWords } from "./result-words.ts";

const paid: PaymentResult = {
  key: "k",
  outcome: "succeeded",
  reference: "20261120-ABCDEFGH",
  title: "Airtime",
  direction: "debit",
  startedAt: "2026-11-20T10:00:00Z",
  message: "Airtime sent",
  rows: [],
};

test("a result says what the bank said, and what comes now", () => {
  expect(resultWords(paid)).toEqual({
    title: "Payment successful",
    heading: "Payment successful",
    tone: "success",
    message: "Airtime sent.",
    next: "Your history shows it now.",
  });
});

test("the words of its screen stay as they are, and a warning that they hold is not said twice", () => {
  const own = { heading: "On its way", message: "Do not pay again. We keep asking" };
  const pending = { ...paid, outcome: "pending", ...own } as const;
  expect(resultWords(pending)).toMatchObject({ ...own, title: "Payment pending", next: "" });
  expect(resultWords({ ...pending, message: "Not yet" }).next).toMatch(/^Do not pay again\. We keep asking/);
  expect(resultWords({ ...pending, direction: "credit" }).next).toMatch(/^Do not repeat it\./);
  expect(resultWords({ ...pending, givenUp: true }).next).toContain("choose Check again on your dashboard");
});

test("another end is rated by nobody; a refused duplicate says nothing about the first payment", () => {
  const end = { label: "Refunded", title: "Payment refunded", text: "The money is back." };
  const resolved = resultWords({ ...paid, outcome: "resolved", end, message: end.text });
  expect(resolved).toMatchObject({ heading: "Payment refunded", tone: "info", next: "" });
  const refused = resultWords({ ...paid, outcome: "failed", duplicate: true, message: "Duplicate" });
  expect(refused.next).toContain("It was not made a second time.");
});
