import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

const ok = { "$response.body#/ok": { const: true } };

/** A quote, a PIN, and a payment that takes the quote's number along. */
const quoted = screenOf({
  steps: [
    {
      ask: {
        schema: { type: "object", required: ["amount"], properties: { amount: { type: "integer" } } },
        submit: "Continue",
      },
    },
    {
      name: "quote",
      call: "POST quotes",
      body: { kobo: "$inputs.amount" },
      outputs: { id: "$response.body#/id", fee: "$response.body#/fee" },
    },
    { ask: { $ref: "../../parts/pin.json" } },
    {
      name: "pay",
      call: "POST payments",
      money: true,
      amount: "$inputs.amount",
      body: {
        $cases: [
          { when: { "$inputs.amount": { type: "integer", maximum: 0 } }, value: null },
          {
            value: {
              quote: "$steps.quote.outputs.id",
              lines: [{ kobo: "$inputs.amount" }],
              key: "$intent.key",
              security: { pin: { $value: "$inputs.transaction_pin", as: "number" } },
            },
          },
        ],
      },
      review: [
        { label: "Amount", value: "{$request.body#/lines/0/kobo}", prominent: true },
        { label: "Quote", value: "$request.body#/quote" },
        { label: "Fee", value: "{$steps.quote.outputs.fee}" },
      ],
      outcomes: { succeeded: ok, failed: { "$response.body#/ok": { const: false } } },
      on: {
        succeeded: [{ toast: { text: "Quote {$request.body#/quote}, fee {$steps.quote.outputs.fee}" } }],
      },
    },
  ],
});

async function openQuoted() {
  const provider = scriptedProvider();
  provider.on("POST quotes", reply({ id: "Q-1", fee: 10 }), reply({ id: "Q-2", fee: 20 }));
  const bench = await openScreen(quoted, { provider });
  const payments = () => provider.requests.filter(({ path }) => path === "payments");
  const shown = () => bench.store.review().map(({ value }) => value);
  return { ...bench, payments, shown };
}

describe("what is confirmed", () => {
  it("is shown, is sent with its secret, and is the same when it is sent again", async () => {
    const { provider, store, submit, shown, payments, effects } = await openQuoted();
    provider.on("POST payments", lost(), reply({ ok: true }));
    await submit({ amount: 5000 });
    expect(shown()).toEqual(["5000", "Q-1", "10"]);
    await submit({ transaction_pin: "1234" });
    await submit({ amount: 5000 });
    expect(shown()).toEqual(["5000", "Q-1", "10"]);
    store.agree(true);
    await submit({ transaction_pin: "4321" });
    const [first, second] = payments();
    expect(first?.body).toEqual({
      quote: "Q-1",
      lines: [{ kobo: 5000 }],
      key: first?.idempotencyKey,
      security: { pin: 1234 },
    });
    expect(second).toEqual({ ...first, body: { ...(first?.body as object), security: { pin: 4321 } } });
    expect(effects.at(-1)).toMatchObject({ text: "Quote Q-1, fee 10" });
  });

  it("is another with another wish, also while the first is not known", async () => {
    const { provider, submit, shown } = await openQuoted();
    provider.on("POST payments", lost());
    await submit({ amount: 5000 });
    await submit({ transaction_pin: "1234" });
    await submit({ amount: 7000 });
    expect(shown()).toEqual(["7000", "Q-2", "20"]);
  });

  it("is kept without its secret, cannot be changed, and is dropped when its end is known", async () => {
    const { provider, submit, store, journal } = await openQuoted();
    provider.on("POST payments", lost(), reply({ ok: true }));
    await submit({ amount: 5000 });
    await submit({ transaction_pin: "1234" });
    const kept = store.getState().confirmed[journal.list()[0]!.key]!;
    expect(JSON.stringify(kept)).not.toContain("1234");
    expect(kept.request?.body).toMatchObject({ quote: "Q-1", security: {} });
    expect(Object.isFrozen((kept.request!.body as { lines: unknown[] }).lines[0])).toBe(true);
    await submit({ amount: 5000 });
    store.agree(true);
    await submit({ transaction_pin: "1234" });
    expect(store.getState().confirmed).toEqual({});
  });
});
