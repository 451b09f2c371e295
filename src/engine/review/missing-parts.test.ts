import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

import { missingParts } from "./missing-parts.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const text = { type: "string" };

/** A quote whose answer may lack anything, then a payment whose body needs some of it. */
const screen = screenOf({
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          required: ["meter"],
          properties: { meter: text, note: text, gift: text, to: { ...text, title: "Gift For" } },
        },
        shown: { to: { "$inputs.gift": text } },
        submit: "Continue",
      },
    },
    {
      name: "quote",
      call: "GET quote",
      outputs: { naira: "$response.body#/naira", fee: "$response.body#/fee", code: "$response.body#/code" },
    },
    { ask: { $ref: "../../parts/pin.json" } },
    {
      name: "pay",
      call: "POST payments",
      money: true,
      amount: { $value: "$request.body#/total", as: "kobo" },
      body: {
        total: { $value: "$steps.quote.outputs.naira", as: [{ sum: "$steps.quote.outputs.fee" }, "decimal"] },
        bill: { meterCode: "$steps.quote.outputs.code", meter: "$inputs.meter" },
        phone: { $first: ["$user.phone", "$user.telephone"] },
        note: "$inputs.note",
        gift: { $cases: [{ when: { "$inputs.gift": text }, value: { to: "$inputs.to" } }] },
        pin: "$inputs.transaction_pin",
      },
      review: [{ label: "Amount To Pay", value: { $value: "$request.body#/total", as: "money" } }],
      outcomes: {
        succeeded: { "$response.body#/ok": { const: true } },
        failed: { "$response.body#/ok": { const: false } },
      },
    },
  ],
});

const whole = { naira: "100", fee: "5", code: "M-1" };
const without = (...names: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));

it.each([
  [whole, "0803", {}, undefined],
  [whole, "0803", { note: "thanks", gift: "yes", to: "Ada" }, undefined],
  [without("naira"), "0803", {}, "amount to pay"],
  [without("fee"), "0803", {}, "amount to pay"],
  [without("code"), "0803", {}, "meter code"],
  [without("naira", "code"), "", {}, "amount to pay, meter code, phone"],
])("a quote of %j, phone %j, inputs %j: missing is %s", async (quote, phone, inputs, missing) => {
  const provider = scriptedProvider();
  provider.on("GET quote", reply(quote));
  provider.on("POST payments", reply({ ok: true }));
  const { submit, store, journal } = await openScreen(screen, { provider, context: { user: { phone } } });
  await submit({ meter: "77", ...inputs });
  const told = missing && `This cannot be paid yet. Missing: ${missing}. Go back and check the details.`;
  expect(store.missing()).toBe(told);
  await submit({ transaction_pin: "1234" });
  expect(provider.calls().includes("POST payments")).toBe(missing === undefined);
  expect(store.getState().message?.text).toBe(told);
  expect(store.getState().at).toBe(missing ? 2 : 0);
  expect(store.getState().confirmed).toEqual({});
  expect(journal.list()).toEqual([]);
});

it("of a list, the values that an item lacks, and the list itself", () => {
  const each = { of: "$steps.quote.outputs.lines", value: { unitCode: "$item#/code" } };
  const step = { name: "pay", call: "POST payments", body: { lines: { $each: each } } };
  const missing = (lines?: unknown) => {
    const scope = { steps: { quote: { outputs: { lines } } } };
    const confirmation = { step: "pay", request: undefined, rows: [], scope };
    return missingParts(screen, step, confirmation).map(({ pointer }) => pointer);
  };
  expect(missing([{ code: "A" }, {}])).toEqual(["/lines/unitCode"]);
  expect(missing([])).toEqual([]);
  expect(missing()).toEqual(["/lines"]);
});
