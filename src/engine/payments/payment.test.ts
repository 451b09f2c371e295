import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, pin, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { okRules } from "#tests/support/open-transfer.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

/** Lists in lists, as no provider sends them by intention. */
const deepLists = (depth: number): unknown => JSON.parse("[".repeat(depth) + "]".repeat(depth));

it.each([
  ["says success", "succeeded", reply({ status: true, message: deepLists(100_000) })],
  // A refusal says why in words.
  ["refuses", "pending", reply({ status: false, message: deepLists(100_000) }, 400)],
])(
  "nobody waits for ever on a reply that %s with lists without end as its message",
  async (_, outcome, answer) => {
    const { provider, pay, result } = await openAirtime();
    provider.on(BUY, answer);
    await pay();
    expect(result()?.outcome).toBe(outcome);
  },
);

describe("the journal", () => {
  it("has the payment before it is sent, with nothing secret and nobody's number", async () => {
    const { provider, pay, journal, payments } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    const [entry] = journal.list();
    expect(entry).toMatchObject({
      screen: "airtime",
      title: "Airtime Subscription",
      amount: "₦50.00",
      outcome: "pending",
    });
    expect(entry?.reference).toMatch(/^20261121-[2-9A-HJKMNP-Z]{8}$/);
    expect(entry?.key).toBe(payments()[0]?.idempotencyKey);
    expect(JSON.stringify(entry)).not.toMatch(/1234|0803/);
    await answer(paid);
    expect(journal.list()).toEqual([]);
  });

  it("keeps the key and the reference of a wish that is confirmed again while it is pending", async () => {
    const { provider, pay, payAgain, payments, journal, result } = await openAirtime();
    provider.on(BUY, lost(), paid);
    await pay();
    await payAgain();
    expect(payments()[1]?.idempotencyKey).toBe(payments()[0]?.idempotencyKey);
    expect(payments()[1]?.body).toEqual(payments()[0]?.body);
    expect(result()?.outcome).toBe("succeeded");
    expect(journal.list()).toEqual([]);
  });

  it("gives another wish another key", async () => {
    const { provider, pay, payments, journal } = await openAirtime();
    provider.on(BUY, lost());
    await pay();
    await pay({ ...wish, amount: 10_000 });
    await pay({ ...wish, phone_number: "08059999999" });
    expect(new Set(payments().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
    expect(journal.list()).toHaveLength(3);
  });

  it.each([
    ["succeeded", paid],
    ["failed", refused],
  ])("gives the same wish a new key after it has %s", async (_, answer) => {
    const { provider, pay, payments, store } = await openAirtime();
    provider.on(BUY, answer);
    await pay();
    store.cancel();
    await pay();
    expect(payments()[1]?.idempotencyKey).not.toBe(payments()[0]?.idempotencyKey);
  });

  it.each([
    ["a wrong PIN", reply({ status: false, message: "Incorrect PIN" }, 400)],
    ["no connection", lost("offline")],
  ])("a repeated request that fails says nothing about the first one: %s", async (_, answer) => {
    const { provider, pay, payAgain, journal, result } = await openAirtime();
    provider.on(BUY, lost(), answer);
    await pay();
    const { key } = journal.list()[0]!;
    await payAgain();
    expect(result()).toMatchObject({ outcome: "pending", key });
    expect(journal.find(key)?.outcome).toBe("pending");
  });

  it("is read again before a payment: a second tab sends the same wish under the same key", async () => {
    const storage = memory();
    const [first, second] = [await openAirtime(storage), await openAirtime(storage)];
    first.provider.on(BUY, lost());
    second.provider.on(BUY, paid);
    await second.submit(wish);
    await first.pay();
    await second.submit(pin);
    expect(second.payments()).toEqual([]);
    second.store.agree(true);
    await second.submit(pin);
    expect(second.payments()[0]?.idempotencyKey).toBe(first.payments()[0]?.idempotencyKey);
    expect(second.payments()[0]?.body).toEqual(first.payments()[0]?.body);
    first.journal.reload();
    expect(first.journal.list()).toEqual([]);
  });

  it("a reload keeps the key: the screen opened anew finds the wish in the storage", async () => {
    const storage = memory();
    const before = await openAirtime(storage);
    before.provider.on(BUY, lost("timeout"));
    await before.pay();
    const after = await openAirtime(storage);
    after.provider.on(BUY, paid);
    await after.payAgain();
    expect(after.payments()[0]?.idempotencyKey).toBe(before.payments()[0]?.idempotencyKey);
  });

  it("ends a pending result on the page when it learns how the payment ended", async () => {
    const { provider, pay, journal, result } = await openAirtime();
    provider.on(BUY, lost());
    await pay();
    journal.put({ ...journal.list()[0]!, outcome: "succeeded", message: "It went through." });
    expect(result()).toMatchObject({ outcome: "succeeded", message: "It went through." });
  });

  it("what it has learnt while the request ran is not undone by a lost reply", async () => {
    const { provider, pay, journal, result } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    journal.put({ ...journal.list()[0]!, outcome: "succeeded", message: "It went through." });
    await answer(lost("timeout"));
    expect(result()).toMatchObject({ outcome: "succeeded", message: "It went through." });
    // The reply may be lost because the page is going away: the customer still finds it in the list.
    expect(journal.list()).toMatchObject([{ outcome: "succeeded", message: "It went through." }]);
  });
});

it.each([
  ["succeeded", paid, /^Airtime sent$/],
  ["failed", refused, /^Insufficient balance$/],
  ["failed", lost("offline"), /offline.*nothing was sent/is],
])("a result that has %s says what the bank said, or why nothing was sent", async (outcome, answer, said) => {
  const { provider, pay, result } = await openAirtime();
  provider.on(BUY, answer);
  await pay();
  expect(result()).toMatchObject({ outcome, message: expect.stringMatching(said) as string });
});

describe("a wish that another screen has handed over", () => {
  const screen = screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: { amount: { type: "integer" } } }, submit: "Pay" } },
      {
        name: "fund",
        call: "POST cards/{$stored.card#/id}/fund",
        money: true,
        amount: 100,
        body: { amount: "$inputs.amount" },
        outcomes: okRules,
      },
    ],
  });

  it.each([
    [7, 7, 1],
    [7, 8, 2],
  ])("for card %i and then %i is sent under %i keys", async (first, second, keys) => {
    const storage = memory();
    const provider = scriptedProvider();
    for (const id of [first, second]) {
      provider.on(`POST cards/${id}/fund`, lost());
      const context = { stored: { card: { id } } };
      const { submit, leave } = await openScreen(screen, { provider, storage, context });
      await submit({ amount: 5000 });
      leave();
    }
    expect(new Set(provider.requests.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(keys);
  });
});
