import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Ask } from "#definition/compiled.ts";
import { openScreen, reply, screenOf, scriptedProvider, type Bench } from "#tests/support/open-screen.ts";
import { words } from "#engine/words.ts";

const screen = screenOf({
  sources: {
    products: {
      call: "GET products",
      items: "$response.body",
      options: { value: "$item#/id", label: "$item#/id" },
    },
    account: {
      call: "GET accounts/{$inputs.account}",
      fill: { amount: { $value: "$response.body#/due", as: "kobo" } },
    },
  },
  steps: [
    {
      ask: {
        schema: {
          type: "object",
          properties: {
            product: { type: "string" },
            account: { type: "string" },
            amount: { type: "integer", title: "Amount" },
            quantity: { type: "integer" },
            start: { type: "string", format: "date" },
            note: { type: "string", title: "Note" },
            phone: { type: "string", title: "Phone number" },
          },
        },
        uiSchema: {
          note: { "ui:options": { messages: { minLength: "Say more, {limit} characters or more" } } },
          product: { "ui:widget": "select", "ui:options": { source: "products" } },
          amount: {
            "ui:widget": "money",
            "ui:options": {
              messages: { minimum: "Not less than {limit}", maximum: "Not more than {limit}" },
            },
          },
        },
        limits: {
          amount: {
            minimum: { $value: "$selected.product#/min", as: "kobo" },
            maximum: { $value: "$selected.product#/max", as: "kobo" },
            clamp: true,
          },
          quantity: { maximum: "$selected.product#/left" },
          start: { minimum: { $value: 1, as: "day" } },
          note: {
            minLength: "$selected.product#/least",
            maxLength: "$settings.limits.longestTexts.description",
          },
          phone: { pattern: "$settings.limits.phone.pattern" },
        },
        submit: "Next",
      },
    },
    {
      name: "quote",
      call: "POST quotes",
      body: { amount: "$inputs.amount" },
      outputs: { left: "$response.body#/left" },
    },
    { ask: { schema: { type: "object", properties: {} }, submit: "Confirm" } },
    { name: "buy", call: "POST buy", body: { quantity: "$inputs.quantity" } },
  ],
});
const ask = (screen.steps[0] as { ask: Ask }).ask;

const settings = { limits: { longestTexts: { description: 5 }, phone: { pattern: "^0\\d{3}$" } } };

async function open(): Promise<Bench> {
  const provider = scriptedProvider();
  const products = [
    { id: "small", min: "1000.00", max: 5000, left: 3, least: "3" },
    { id: "large", min: "1000.00", max: "90000.00", left: 3 },
    { id: "free", min: 0, max: null, left: "" },
  ];
  provider.on("GET products", reply(products));
  provider.on("GET accounts/1", reply({ due: 9000 }));
  provider.on("POST quotes", reply({}));
  provider.on("POST buy", reply({}));
  return openScreen(screen, { provider, context: { settings } });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-11-21T23:30:00Z");
});
afterEach(() => void vi.useRealTimers());

const texts = ({ store, inputs }: Bench) =>
  store.limits!.beyond(ask, inputs()).map(({ field, text }) => `${field}: ${text}`);

describe("limits", () => {
  it("are those of the chosen item, told as the field shows them", async () => {
    const bench = await open();
    await bench.type({ product: "small", amount: 99_999, quantity: 4, start: "2026-11-22" });
    expect(texts(bench)).toEqual([
      "amount: Not less than ₦1,000",
      "quantity: Enter 3 or less",
      // Past midnight in Lagos.
      "start: Choose Nov 23, 2026 or later",
    ]);
    await bench.type({ amount: 100_000, quantity: 3, start: "2026-11-23" });
    expect(texts(bench)).toEqual([]);
  });

  it.each([[{ product: "free" }], [{}]])("are none where nothing or 0 is given (%j)", async (chosen) => {
    const bench = await open();
    await bench.type({ ...chosen, amount: 1, quantity: 1_000_000 });
    expect(texts(bench)).toEqual([]);
  });

  it.each([
    [{ note: "a" }, ["note: Say more, 3 characters or more"]],
    // A character that takes two units of a string counts as one.
    [{ note: "aa👍🏽", phone: "0123" }, []],
    [{ note: "aaaaaa", phone: "123" }, ["note: Use 5 characters at most", "phone: Check the phone number"]],
    [{ note: "", phone: "" }, []],
  ])("are of a text its length and its form: %j", async (typed, told) => {
    const bench = await open();
    await bench.type({ product: "small", ...typed });
    expect(texts(bench)).toEqual(told);
  });

  it.each([
    [{ amount: { minimum: [100, null, 300], maximum: [900, 0, "500"] } }, { minimum: 300, maximum: 500 }],
    [{ amount: { minimum: [], maximum: [null, ""] } }, {}],
    [{ amount: { maximum: [5, 0], zero: true } }, { maximum: 0 }],
    [{ amount: { fixed: 400, minimum: 500 } }, { minimum: 400, maximum: 400 }],
    [{ amount: { fixed: 0, minimum: 500 } }, { minimum: 500 }],
    [{ amount: { maximum: ["2026-12-01", "2026-11-30T10:00:00Z"] } }, { maximum: "2026-11-30" }],
  ])("%j: of several all count", async (limits, strictest) => {
    const { store } = await open();
    const of = store.limits!.of({ ...ask, limits }, "amount");
    expect(of).toEqual({ minimum: undefined, maximum: undefined, ...strictest });
  });

  it.each([
    [{ minimum: { $value: "$inputs.note", as: "kobo" } }, "ten thousand", true],
    [{ maximum: { $value: "$inputs.note", as: "naira" } }, "5000", true],
    [{ maximum: "$inputs.note" }, "10,000", true],
    [{ maximum: [1000, "$inputs.note"] }, "none", true],
    [{ maximum: { $value: "$inputs.note", as: "kobo" } }, "10,000", false],
    [{ maximum: { $value: "$inputs.note", as: ["number", "naira"] } }, "5000000", false],
    [{ maximum: { $value: "$inputs.note", as: "kobo" } }, "0.00", false],
    [{ maximum: "$inputs.note" }, "", false],
  ])("%j of %j that cannot be read do not vanish: %j", async (amount, note, refuses) => {
    const bench = await open();
    await bench.type({ note, amount: 100 });
    const told = bench.store.limits!.beyond({ ...ask, limits: { amount } }, { amount: 100 });
    expect(told.map(({ text }) => text)).toEqual(refuses ? [words.unknownRule] : []);
  });

  it("of a text all count too", async () => {
    const { store } = await open();
    const limits = { note: { minLength: [2, 3, null], maxLength: ["6", 4, 0] } };
    const told = (note: string) =>
      store.limits!.beyond({ ...ask, limits }, { note }).map(({ keyword }) => keyword);
    expect(["aa", "aaa", "aaaa", "aaaaa"].map(told)).toEqual([["minLength"], [], [], ["maxLength"]]);
  });

  it("leave what is no value to the schema", async () => {
    const bench = await open();
    await bench.type({ product: "small", amount: "many", start: "" });
    expect(texts(bench)).toEqual([]);
  });

  it("cut what is typed, chosen or filled in to the maximum, and say so until it is changed", async () => {
    const bench = await open();
    const { store } = bench;
    await bench.type({ product: "small" });
    expect(store.limits!.clamp(ask, "amount", 600_000)).toBe(500_000);
    await bench.type({ amount: 500_000 });
    expect(store.limits!.clamped(ask, "amount")).toBe("Not more than ₦5,000");
    await bench.type({ amount: 400_000 });
    expect(store.limits!.clamped(ask, "amount")).toBeUndefined();
    // The look-up fills in ₦9,000.
    await bench.type({ account: "1" });
    expect(bench.inputs().amount).toBe(500_000);
    expect(store.limits!.clamped(ask, "amount")).toBe("Not more than ₦5,000");
  });

  it("cut what was entered before the item was chosen", async () => {
    const bench = await open();
    await bench.type({ amount: 600_000 });
    expect(bench.inputs().amount).toBe(600_000);
    await bench.type({ product: "small" });
    expect(bench.inputs().amount).toBe(500_000);
  });

  it("say nothing of an earlier item's maximum, and leave what was cut to it", async () => {
    const bench = await open();
    await bench.type({ product: "small", amount: 600_000 });
    await bench.type({ product: "large" });
    expect(bench.inputs().amount).toBe(500_000);
    expect(bench.store.limits!.clamped(ask, "amount")).toBeUndefined();
  });

  it("let no request go out with a value beyond them", async () => {
    const bench = await open();
    await bench.type({ product: "small", amount: 50_000 });
    await bench.submit();
    expect(bench.store.getState().at).toBe(0);
    await bench.submit({ amount: 100_000, quantity: 2 });
    expect(bench.store.getState().at).toBe(2);
    // By the time the customer confirms, fewer are left.
    bench.provider.on("GET products", reply([{ id: "small", min: 1000, max: 5000, left: 1 }]));
    bench.store.refresh(["products"]);
    await bench.type({});
    await bench.submit();
    expect(bench.store.getState()).toMatchObject({ at: 0, fieldErrors: { quantity: "Enter 1 or less" } });
    expect(bench.provider.calls()).not.toContain("POST buy");
  });
});
