import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

import { isConfirmed } from "./same-again.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

const outcomes = {
  succeeded: { $statusCode: { const: 200 } },
  failed: { $statusCode: { const: 400 }, "$response.body#/status": { const: false } },
};

/** A call that moves this amount. */
const pays = (amount: string, body: object) => ({
  name: "pay",
  call: "POST payments",
  money: true,
  amount,
  body: { kobo: amount, ...body },
  review: [{ label: "Amount", value: "{$request.body#/kobo}", prominent: true }],
  outcomes,
  requery: { call: "GET payments/{$intent.key}", outcomes },
});

describe("the same again", () => {
  it("fills in all of a payment that went through, and empties what it did not have", async () => {
    const { provider, pay, store, type, inputs, payments } = await openAirtime();
    provider.on(BUY, paid);
    await pay();
    await type({ phone_number: "08059999999", network_provider: "glo", amount: 9900 });
    store.refill!.again(store.recipients()[0]!);
    expect(inputs()).toEqual({ ...wish, source_wallet_number: "1234567890" });
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
    expect(payments()).toHaveLength(1);
  });

  it("is of the last payment that went through, not of one that is pending", async () => {
    const { provider, pay, store } = await openAirtime();
    provider.on(BUY, paid, lost());
    await pay();
    await pay({ ...wish, amount: 7000 });
    expect(store.recipients()[0]!.again).toMatchObject({ amount: "₦50", inputs: { amount: 5000 } });
  });

  it("takes the first wallet where none was kept, and neither secrets nor strangers made by hand", async () => {
    const { store, inputs } = await openAirtime();
    const made = { phone_number: "08031234567", transaction_pin: "1234", stranger: "x" };
    store.refill!.again({ inputs: {}, label: "By hand", again: { amount: "₦1", inputs: made } });
    expect(inputs()).toEqual({ phone_number: "08031234567", source_wallet_number: "1234567890" });
  });

  it("looks up again what was looked up", async () => {
    const screen = screenOf({
      sources: {
        holder: {
          call: "GET holders/{$inputs.meter}",
          fill: { holder: "$response.body#/name" },
        },
      },
      steps: [
        {
          ask: {
            schema: {
              type: "object",
              required: ["meter", "holder", "amount"],
              properties: {
                meter: { type: "string" },
                holder: { type: "string" },
                amount: { type: "integer" },
              },
            },
            submit: "Continue",
          },
        },
        { ask: { schema: { type: "object", properties: {} }, review: true, submit: "Pay" } },
        pays("$inputs.amount", { meter: "$inputs.meter" }),
      ],
      recipients: { inputs: ["meter"], label: "$inputs.meter" },
    });
    const provider = scriptedProvider();
    provider.on("GET holders/1", reply({ name: "Ada" }), reply({ name: "Bola" }));
    provider.on("POST payments", reply({}));
    const storage = memory();
    const first = await openScreen(screen, { provider, storage });
    await first.submit({ meter: "1", holder: "Ada", amount: 5000 });
    await first.submit();
    expect(first.store.recipients()[0]!.again).toEqual({
      amount: "₦50",
      inputs: { meter: "1", amount: 5000 },
      at: "2026-11-20T23:30:00.000Z",
    });
    const { store, inputs, type } = await openScreen(screen, { provider, storage });
    store.refill!.again(store.recipients()[0]!);
    await type({});
    expect(inputs()).toEqual({ meter: "1", amount: 5000, holder: "Bola" });
  });
});

describe("a screen on which one tap may submit the first form", () => {
  const form = {
    ask: { schema: { type: "object", properties: { amount: { type: "integer" } } }, submit: "Continue" },
  };
  const yes = { ask: { schema: { type: "object", properties: {} }, review: true, submit: "Pay" } };
  const pay = pays("$inputs.amount", {});

  it.each([
    ["asks the customer to confirm before money moves", [form, yes, pay], true],
    ["pays at once", [form, pay], false],
    [
      "confirms only under a condition",
      [form, { ...yes, when: { "$inputs.amount": { type: "number", minimum: 5 } } }, pay],
      false,
    ],
    ["moves no money", [form, yes], false],
  ])("%s", (_, steps, expected) => {
    expect(isConfirmed(screenOf({ steps }))).toBe(expected);
  });
});
