import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

const outcomes = {
  succeeded: { "$response.body#/state": { const: "paid" } },
  failed: { "$response.body#/state": { const: "refused" } },
};

const topup = screenOf({
  steps: [
    {
      ask: {
        schema: { type: "object", required: ["amount"], properties: { amount: { type: "integer" } } },
        submit: "Pay",
      },
    },
    {
      name: "pay",
      call: "POST payments",
      money: true,
      amount: "$inputs.amount",
      body: { kobo: "$inputs.amount" },
      review: [{ label: "Amount", value: "{$request.body#/kobo}", prominent: true }],
      reference: "$response.body#/id",
      outcomes,
      requery: {
        call: "GET payments/{$intent.key}",
        outcomes,
        result: [{ label: "Token", value: "$response.body#/token" }],
      },
    },
  ],
});

async function open(storage = memory(), provider = scriptedProvider()) {
  const bench = await openScreen(topup, { provider, storage });
  /** Confirms a second time if that is necessary. */
  const pay = async () => {
    await bench.type({ amount: 5000 });
    bench.store.agree(true);
    await bench.submit();
  };
  const sent = () => provider.calls().map((call) => call.split("/")[0]);
  const asked = () => `GET payments/${bench.journal.list()[0]!.key}`;
  return { ...bench, pay, sent, asked, result: () => bench.store.getState().result };
}

describe("a payment that is confirmed again while its outcome is unknown", () => {
  it("is asked about first, and is not sent again when it went through", async () => {
    const { provider, pay, sent, asked, result } = await open();
    provider.on("POST payments", lost());
    await pay();
    provider.on(asked(), reply({ state: "paid", token: "77" }));
    await pay();
    expect(sent()).toEqual(["POST payments", "GET payments"]);
    expect(result()).toMatchObject({ outcome: "succeeded", rows: [{ value: "5000" }, { value: "77" }] });
  });

  it("is not sent again when it was refused: the next one is another", async () => {
    const { provider, pay, sent, asked, result } = await open();
    provider.on("POST payments", lost(), reply({ state: "paid" }));
    await pay();
    provider.on(asked(), reply({ state: "refused" }));
    await pay();
    expect(result()?.outcome).toBe("failed");
    await pay();
    expect(sent()).toEqual(["POST payments", "GET payments", "POST payments"]);
    const [first, , second] = provider.requests;
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each([
    ["nothing is found", reply({ state: "unknown" })],
    ["nobody answers", lost()],
  ])("is sent again, as it was, when %s", async (_, answer) => {
    const { provider, pay, sent, asked, result } = await open();
    provider.on("POST payments", lost(), reply({ state: "paid" }));
    await pay();
    provider.on(asked(), answer);
    await pay();
    expect(sent()).toEqual(["POST payments", "GET payments", "POST payments"]);
    expect(provider.requests[2]).toEqual(provider.requests[0]);
    expect(result()?.outcome).toBe("succeeded");
  });
});

it.each([
  ["a server that is down", reply({ id: "P-1" }, 503)],
  ["a word that no rule knows", reply({ id: "P-1", state: "queued" })],
])("keeps the provider's name for the payment from the reply of %s", async (_, answer) => {
  const { provider, pay, journal, result } = await open();
  provider.on("POST payments", answer);
  await pay();
  expect(journal.list()).toMatchObject([{ outcome: "pending", providerReference: "P-1" }]);
  expect(result()).toMatchObject({ outcome: "pending", providerReference: "P-1" });
});

describe("a pending payment", () => {
  it("is shown on its screen after a reload too, and follows the journal", async () => {
    const storage = memory();
    const before = await open(storage);
    before.provider.on("POST payments", reply({ id: "P-1" }));
    await before.pay();
    const { result, journal, store } = await open(storage);
    expect(result()).toMatchObject({
      outcome: "pending",
      reference: journal.list()[0]!.reference,
      providerReference: "P-1",
      rows: [{ label: "Amount", value: "5000" }],
    });
    journal.put({ ...journal.list()[0]!, outcome: "succeeded", message: "It went through." });
    expect(result()).toMatchObject({ outcome: "succeeded", message: "It went through." });
    store.dismissResult();
    expect(result()).toBeUndefined();
  });

  it("of another screen is not shown", async () => {
    const storage = memory();
    const before = await open(storage);
    before.provider.on("POST payments", lost());
    await before.pay();
    before.journal.put({ ...before.journal.list()[0]!, screen: "another" });
    expect((await open(storage)).result()).toBeUndefined();
  });
});
