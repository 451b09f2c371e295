import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, pin, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, reply } from "#tests/support/open-screen.ts";
import { openTransfer, transfer } from "#tests/support/open-transfer.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

describe("the outcome of a payment", () => {
  it.each([
    ["a rule for success holds", paid, "succeeded", "Successful", "Airtime sent"],
    ["a rule for failure holds", refused, "failed", "Failed", "Insufficient balance"],
    ["nothing was sent", lost("offline"), "failed", "Failed", "You are offline, so nothing was sent."],
    [
      "a rule for pending holds",
      reply({ status: true, data: { data: { status: { label: "Pending" } } } }),
      "pending",
    ],
    ["no rule holds", reply({ status: "maybe" }), "pending"],
    [
      "it was made: 201",
      reply({ ...paid.body!, message: "Airtime sent" }, 201),
      "succeeded",
      "Successful",
      "Airtime sent",
    ],
    [
      "the status is 1",
      reply({ status: 1, message: "Airtime sent" }),
      "succeeded",
      "Successful",
      "Airtime sent",
    ],
    [
      'the status is "1"',
      reply({ status: "1", message: "Airtime sent" }),
      "succeeded",
      "Successful",
      "Airtime sent",
    ],
    ["a 400 has a message and no status", reply({ message: "No way" }, 400), "failed", "Failed", "No way"],
    ["a 422 has a message and no status", reply({ message: "No way" }, 422), "failed", "Failed", "No way"],
    ["a 409 has a code", reply({ code: "duplicate", message: "No way" }, 409), "failed", "Failed", "No way"],
    ["a 409 has none", reply({ message: "Conflict" }, 409), "pending"],
    ["a 408 has a message", reply({ status: false, message: "Late" }, 408), "pending"],
    ["a 425 has a message", reply({ status: false, message: "Early" }, 425), "pending"],
    ["a 429 has a message", reply({ status: false, message: "Too many" }, 429), "pending"],
    ["the connection is lost", lost("network"), "pending"],
    ["no answer in time", lost("timeout"), "pending"],
    ["the answer cannot be read", lost("unreadable"), "pending"],
    ["something happens that nobody has foreseen", lost("unexpected"), "pending"],
    ["an empty 200", reply(undefined, 200), "pending"],
    ["a 500 with JSON", reply({ status: false, message: "Server error" }, 500), "pending"],
    ["a 500 without", reply(undefined, 500), "pending"],
    ["a 400 of somebody else", reply({ error: "Bad gateway" }, 400), "pending"],
  ])("when %s", async (_, answer, outcome, title = "Payment pending", text = "Do not pay again.") => {
    const { provider, pay, result, effects, journal, moneyMoved, inputs, store } = await openAirtime();
    provider.on(BUY, answer);
    await pay();
    expect(result()).toMatchObject({ outcome });
    // After a failure the customer goes on in the dialog, which says it; otherwise the result stands in its place.
    const { heading, message } = result()!;
    const words = [heading && { title: heading, text: message }, store.getState().message].filter(Boolean);
    expect(words).toHaveLength(1);
    expect(words[0]).toMatchObject({ title, text: expect.stringContaining(text) });
    expect(effects).toEqual([]);
    expect(journal.list().map((entry) => entry.outcome)).toEqual(outcome === "pending" ? ["pending"] : []);
    expect(moneyMoved()).toBe(1);
    expect(inputs()).not.toHaveProperty("transaction_pin");
  });

  it.each([
    ["Successful", "succeeded"],
    ["SUCCESSFUL", "succeeded"],
    [" completed ", "succeeded"],
    ["Failed", "failed"],
    ["Reversed", "failed"],
    ["DECLINED", "failed"],
    ["Pending", "pending"],
    ["PENDING", "pending"],
    ["pending", "pending"],
    ["Processing", "pending"],
    ["Queued", "pending"],
    ["", "pending"],
    [10, "pending"],
    [null, "pending"],
  ])("beside status true is what its own state says: %j is %s", async (label, outcome) => {
    for (const data of [{ data: { status: { label } } }, { status: { label } }, { status: label }]) {
      const { provider, pay, result } = await openAirtime();
      provider.on(BUY, reply({ status: true, message: "Airtime sent", data }));
      await pay();
      expect(result()?.outcome).toBe(outcome);
    }
  });

  it("is pending when the reply says no and the payment's own state says yes", async () => {
    const { provider, pay, result } = await openAirtime();
    provider.on(BUY, reply({ status: false, data: { status: { label: "Successful" } } }));
    await pay();
    expect(result()?.outcome).toBe("pending");
  });

  it("is pending when rules contradict each other", async () => {
    const { submit, store, provider } = await openTransfer({
      succeeded: { $statusCode: { const: 200 } },
      failed: { "$response.body#/status": { const: false } },
    });
    provider.on("POST process", reply({ status: false }));
    await submit(transfer);
    await submit(pin);
    expect(store.getState().result?.outcome).toBe("pending");
  });

  it("leaves the customer where they can go on: form, dialog, form", async () => {
    const { provider, pay, store, submit, inputs } = await openAirtime();
    provider.on(BUY, refused, paid, lost());
    await pay();
    expect(store.getState()).toMatchObject({ at: 1, phase: "asking" });
    await submit(pin);
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
    expect(inputs()).toEqual({ source_wallet_number: "1234567890" });
    await pay();
    expect(store.getState()).toMatchObject({ at: 0, phase: "asking" });
    expect(inputs()).toMatchObject(wish);
  });

  it("shows a result that stays: what was confirmed, and what the reply adds", async () => {
    const { provider, pay, result, store } = await openAirtime();
    provider.on(BUY, paid);
    await pay();
    expect(result()?.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      "Amount: ₦50.00",
      "Network: MTN",
      "Phone Number: 08031234567",
      "From wallet: 1234567890",
      "Total: ₦50.00",
    ]);
    expect(result()).toMatchObject({ providerReference: "B-1", amount: "₦50.00", direction: "debit" });
    store.dismissResult();
    expect(result()).toBeUndefined();
  });

  it("the review is the request itself, without the PIN", async () => {
    const { provider, submit, store, payments } = await openAirtime();
    provider.on(BUY, paid);
    await submit(wish);
    const shown = store.review();
    await submit(pin);
    expect(shown.find(({ prominent }) => prominent)?.value).toBe("₦50.00");
    expect(payments()[0]?.body).toMatchObject({
      final_amount: 50,
      transaction_pin: "1234",
      phone_number: wish.phone_number,
    });
    expect(JSON.stringify(shown)).not.toContain('1234"');
  });

  it("what is typed while it runs changes nothing of what is said about it", async () => {
    const { provider, pay, type, result } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    await type({ amount: 990_000, phone_number: "08059999999" });
    await answer(lost());
    expect(result()?.rows.map(({ value }) => value)).toContain("₦50.00");
    expect(result()?.rows.map(({ value }) => value)).not.toContain("08059999999");
  });

  it("one confirmation is one request", async () => {
    const { provider, submit, store, payments } = await openAirtime();
    const answer = provider.hold(BUY);
    await submit(wish);
    store.submit(pin);
    store.submit(pin);
    await submit(pin);
    store.cancel();
    await answer(paid);
    expect(payments()).toHaveLength(1);
  });

  it("is told by an alert when its reply has ended the session, as nobody sees the screen any more", async () => {
    const { provider, pay, result, effects, journal } = await openAirtime();
    provider.on(BUY, reply({ status: false, message: "Unauthenticated." }, 401));
    await pay();
    expect(result()).toMatchObject({ outcome: "pending" });
    expect(effects).toMatchObject([{ kind: "alert", title: "Payment pending" }]);
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
  });

  it("is told and recorded also when the customer has left the screen", async () => {
    const { provider, pay, leave, effects, journal, inputs } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    leave();
    expect(inputs()).not.toHaveProperty("transaction_pin");
    expect(journal.list()).toHaveLength(1);
    await answer(paid);
    expect(effects).toEqual([{ kind: "alert", title: "Successful", text: "Airtime sent", tone: "success" }]);
    expect(journal.list()).toEqual([]);
    expect(provider.calls().filter((call) => call === "GET customers/wallets")).toHaveLength(1);
  });
});
