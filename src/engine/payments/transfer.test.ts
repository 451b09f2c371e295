import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import {
  lost,
  openScreen,
  reply,
  screenOf,
  scriptedProvider,
  type Scripted,
} from "#tests/support/open-screen.ts";
import { okRules, openTransfer, transfer } from "#tests/support/open-transfer.ts";
import { pin } from "#tests/support/open-airtime.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("a transfer in two steps", () => {
  it("initiates, asks for the PIN, and processes what was initiated", async () => {
    const { provider, submit, store, sent } = await openTransfer();
    provider.on("POST process", reply({ status: true, message: "Done" }));
    await submit(transfer);
    expect(provider.requests[0]).toMatchObject({ path: "initiate", body: { to: "0123456789", amount: 75 } });
    expect(provider.requests[0]).not.toHaveProperty("idempotencyKey");
    expect(store.review()).toEqual([{ label: "Transfer", value: "T-1" }]);
    await submit(pin);
    expect(sent()[0]).toMatchObject({ body: { reference: "T-1", pin: "1234" } });
    expect(sent()[0]?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect(store.getState()).toMatchObject({ at: 0, result: { outcome: "succeeded", message: "Done" } });
  });

  it("says why it could not be initiated; nothing is in the journal", async () => {
    const { provider, submit, effects, store, journal } = await openTransfer();
    provider.on("POST initiate", reply({ message: "No such wallet" }, 404));
    await submit(transfer);
    expect(effects).toEqual([
      { kind: "alert", title: "Failed", text: "Initialization Failed: No such wallet", tone: "danger" },
    ]);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
    expect(journal.list()).toEqual([]);
  });

  it("is told with what was sent, although its success empties the form", async () => {
    const provider = scriptedProvider();
    provider.on("POST pay", reply({ status: true }));
    const form = { type: "object", properties: { to: { type: "string" } } };
    const done = [{ alert: { title: "Done", text: "Sent to {$request.body#/to}" } }, { reset: true }];
    const pay = {
      name: "pay",
      call: "POST pay",
      money: true,
      amount: 100,
      body: { to: "$inputs.to" },
      outcomes: okRules,
    };
    const screen = screenOf({
      steps: [{ ask: { schema: form, submit: "Pay" } }, { ...pay, on: { succeeded: done } }],
    });
    const { submit, store, inputs } = await openScreen(screen, { provider });
    await submit({ to: "0123456789" });
    expect(store.getState().result).toMatchObject({ heading: "Done", message: "Sent to 0123456789" });
    expect(inputs()).toEqual({});
  });

  it("keeps its key while pending, although the provider's reference is another each time", async () => {
    const { provider, store, submit, sent } = await openTransfer();
    provider.on("POST process", lost());
    await submit(transfer);
    await submit(pin);
    await submit(transfer);
    store.agree(true);
    await submit(pin);
    expect(sent()).toHaveLength(2);
    expect(sent()[1]?.idempotencyKey).toBe(sent()[0]?.idempotencyKey);
    await submit({ ...transfer, amount: 100 });
    await submit(pin);
    expect(sent()[2]?.idempotencyKey).not.toBe(sent()[0]?.idempotencyKey);
  });
});

describe("a payment whose end is waited for", () => {
  const end = {
    name: "settled",
    call: "GET state/{$intent.reference}",
    money: true,
    wait: { every: 5_000, deadline: 20_000, title: "One moment" },
    until: [{ "$response.body#/status": { type: "boolean" } }],
    outcomes: okRules,
    result: [{ label: "Token", value: "$response.body#/token" }],
  };
  const open = async (answer: Scripted) => {
    const bench = await openTransfer(okRules, [end]);
    bench.provider.on("POST process", reply({ status: true, message: "Accepted", reference: "P-7" }));
    await bench.submit(transfer);
    bench.provider.on(`GET state/${bench.store.getState().intent!.reference}`, answer);
    await bench.submit(pin);
    return { ...bench, result: () => bench.store.getState().result };
  };

  it.each([
    ["succeeded", reply({ status: true, token: "9999" })],
    ["failed", reply({ status: false })],
  ])("has %s when the wait says so", async (outcome, answer) => {
    const { result, journal, store, sent } = await open(answer);
    expect(result()?.outcome).toBe(outcome);
    expect(journal.list()).toEqual([]);
    // What comes next is another payment.
    expect(store.getState().intent?.key).not.toBe(sent()[0]!.idempotencyKey);
  });

  it("is in the journal while it is waited for, and pending at the deadline", async () => {
    const { result, journal } = await open(reply({ status: "new" }));
    expect(result()).toBeUndefined();
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(result()?.outcome).toBe("pending");
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
    expect(result()).toMatchObject({ heading: "Payment pending" });
  });

  it("keeps what the provider's reply called it, for the result and for questions after a reload", async () => {
    const { result, journal } = await open(reply({ status: "new" }));
    expect(journal.list()).toMatchObject([{ outcome: "pending", providerReference: "P-7" }]);
    expect(journal.isHeld(journal.list()[0]!.key)).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(result()).toMatchObject({ providerReference: "P-7", title: "Test", direction: "debit" });
    expect(journal.isHeld(journal.list()[0]!.key)).toBe(false);
  });

  it("stays in the journal when the customer leaves meanwhile", async () => {
    const { journal, leave } = await open(reply({ status: "new" }));
    leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
  });
});
