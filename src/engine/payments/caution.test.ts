import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { BUY, openAirtime, paid, pin, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { okRules } from "#tests/support/open-transfer.ts";

import { cautionTexts } from "./caution-texts.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

type Airtime = Awaited<ReturnType<typeof openAirtime>>;

const told = ({ store }: Airtime) => cautionTexts(store.caution() ?? {}, "Africa/Lagos");

/** The usual payment, whose reply is lost. */
async function openPending(storage = memory()) {
  const bench = await openAirtime(storage);
  bench.provider.on(BUY, lost());
  await bench.pay();
  return bench;
}

/** Both tabs are at the PIN. */
async function openTabs() {
  const storage = memory();
  const tabs = [await openAirtime(storage), await openAirtime(storage)] as const;
  for (const tab of tabs) await tab.submit(wish);
  return tabs;
}

const blocked = () =>
  safeStorage(() => {
    throw new Error("blocked");
  });
/** A storage that accepts nothing once it is full. */
function fillable() {
  const values = memoryStorage();
  let isFull = false;
  const setItem = (key: string, value: string) => {
    if (isFull) throw new DOMException("full", "QuotaExceededError");
    values.setItem(key, value);
  };
  return { storage: safeStorage(() => ({ ...values, setItem })), fill: () => void (isFull = true) };
}

describe("a payment that is pending and is confirmed again", () => {
  it("is described in the confirm step, not before: when, how much, which reference, what to do", async () => {
    const bench = await openPending();
    await bench.type(wish);
    expect(told(bench)).toEqual([]);
    await bench.submit(wish);
    const { reference } = bench.journal.list()[0]!;
    const [{ title, text } = { title: "", text: "" }] = told(bench);
    expect(title).toBe("You have made this payment before");
    expect(text).toMatch(/₦50\.00 on Nov 20, 2026.* Look into your history first, or ask support/);
    expect(text).toContain(reference);
  });

  it("is not sent by the first confirmation, however often repeated, and sent once by the second", async () => {
    const bench = await openPending();
    await bench.submit(wish);
    for (let i = 0; i < 3; i++) await bench.submit(pin);
    expect(bench.payments()).toHaveLength(1);
    expect(bench.store.getState().stopped?.times).toBe(3);
    bench.store.agree(true);
    await bench.submit(pin);
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(2);
  });

  it("needs a new second confirmation each time, and says how often it was sent", async () => {
    const bench = await openPending();
    await bench.payAgain();
    await bench.submit(wish);
    expect(told(bench)[0]?.text).toContain("sent it 2 times");
    expect(bench.store.hasAgreed()).toBe(false);
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(2);
  });

  it("the second confirmation can be taken back, and only counts for this payment", async () => {
    const bench = await openPending();
    await bench.submit(wish);
    bench.store.agree(true);
    bench.store.agree(false);
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(1);
    bench.store.agree(true);
    bench.store.cancel();
    await bench.pay({ ...wish, amount: 10_000 });
    await bench.submit({ ...wish, amount: 10_000 });
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(2);
  });

  it("is like any other once it is known that it did not go through", async () => {
    const bench = await openPending();
    await bench.submit(wish);
    bench.journal.put({ ...bench.journal.list()[0]!, outcome: "failed", endedAt: new Date().toISOString() });
    expect(told(bench)).toEqual([]);
    await bench.submit(pin);
    const keys = bench.payments().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it("still needs a second confirmation, under another key, when the screen learns that it succeeded", async () => {
    const bench = await openPending();
    await bench.submit(wish);
    bench.store.agree(true);
    await vi.advanceTimersByTimeAsync(1_000);
    bench.journal.put({
      ...bench.journal.list()[0]!,
      outcome: "succeeded",
      endedAt: new Date().toISOString(),
    });
    expect(told(bench)[0]?.title).toBe("You have just made this payment");
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(1);
    bench.store.agree(true);
    await bench.submit(pin);
    const keys = bench.payments().map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it("is described after a reload, and while its request is still running", async () => {
    const storage = memory();
    const before = await openAirtime(storage);
    before.provider.hold(BUY);
    await before.pay();
    before.leave();
    const after = await openAirtime(storage);
    await after.pay();
    expect(told(after)).toHaveLength(1);
    expect(after.payments()).toEqual([]);
  });
});

describe("the same payment in two tabs", () => {
  it("at the same moment is sent once; the second tab describes the first payment at its PIN", async () => {
    const [first, second] = await openTabs();
    first.provider.hold(BUY);
    first.store.submit(pin);
    second.store.submit(pin);
    await vi.advanceTimersByTimeAsync(0);
    expect([first.payments().length, second.payments().length]).toEqual([1, 0]);
    expect(told(second)[0]?.title).toBe("You have made this payment before");
    const { at, phase, inputs, stopped } = second.store.getState();
    expect([phase, inputs.transaction_pin, stopped]).toEqual(["asking", undefined, { at, times: 1 }]);
  });

  it("confirmed in the second tab after it succeeded in the first: described, not paid twice", async () => {
    const [first, second] = await openTabs();
    first.provider.on(BUY, paid);
    await vi.advanceTimersByTimeAsync(1_000);
    await first.submit(pin);
    await second.submit(pin);
    expect(told(second)[0]?.text).toContain("It went through. If you pay again, you pay twice.");
    expect(second.payments()).toEqual([]);
    second.provider.on(BUY, paid);
    second.store.agree(true);
    await second.submit(pin);
    expect(second.payments()[0]?.idempotencyKey).not.toBe(first.payments()[0]?.idempotencyKey);
  });

  it("when it failed in the first tab, the second tab pays", async () => {
    const [first, second] = await openTabs();
    first.provider.on(BUY, refused);
    second.provider.on(BUY, paid);
    await vi.advanceTimersByTimeAsync(1_000);
    await first.submit(pin);
    await second.submit(pin);
    expect(second.result()?.outcome).toBe("succeeded");
  });

  it("a customer who has seen it succeed, or opens the screen afterwards, can pay again as usual", async () => {
    const storage = memory();
    const seen = await openAirtime(storage);
    seen.provider.on(BUY, paid);
    for (let i = 0; i < 2; i++) {
      await vi.advanceTimersByTimeAsync(1_000);
      await seen.pay();
    }
    expect(seen.payments()).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_000);
    const later = await openAirtime(storage);
    later.provider.on(BUY, paid);
    await later.pay();
    expect(later.payments()).toHaveLength(1);
  });

  it("two second confirmations of one pending payment send one request", async () => {
    const storage = memory();
    await openPending(storage);
    const [first, second] = [await openAirtime(storage), await openAirtime(storage)];
    for (const tab of [first, second]) {
      tab.provider.on(BUY, lost());
      await tab.submit(wish);
      tab.store.agree(true);
    }
    first.store.submit(pin);
    second.store.submit(pin);
    await vi.advanceTimersByTimeAsync(0);
    expect([...first.payments(), ...second.payments()]).toHaveLength(1);
    expect(second.store.hasAgreed()).toBe(false);
  });
});

describe("a device that keeps no record", () => {
  it("is told to the customer before paying; one confirmation is enough", async () => {
    const bench = await openAirtime(blocked());
    bench.provider.on(BUY, paid);
    await bench.submit(wish);
    expect(told(bench).map(({ title }) => title)).toEqual(["This device cannot keep a record of payments"]);
    await bench.submit(pin);
    expect(bench.result()?.outcome).toBe("succeeded");
  });

  it("except in the tab: says what closing the tab would cost", () => {
    expect(cautionTexts({ keptFor: "tab" }, "Africa/Lagos").map(({ title }) => title)).toEqual([
      "Only this tab keeps a record of payments",
    ]);
  });

  it("that has become full since the customer was asked: told before anything is sent", async () => {
    const { storage, fill } = fillable();
    const bench = await openAirtime(storage);
    bench.provider.on(BUY, paid);
    await bench.submit(wish);
    expect(told(bench)).toEqual([]);
    fill();
    await bench.submit(pin);
    expect(bench.payments()).toEqual([]);
    expect(told(bench)).toHaveLength(1);
    await bench.submit(pin);
    expect(bench.payments()).toHaveLength(1);
  });

  it("still knows pending payments until the page closes", async () => {
    const bench = await openPending(blocked());
    await bench.pay();
    expect(bench.payments()).toHaveLength(1);
    expect(told(bench)).toHaveLength(2);
  });
});

describe("a payment that the form before it did not foresee", () => {
  const screen = screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: { amount: { type: "integer" } } }, submit: "Pay" } },
      { name: "look", call: "POST look", body: {}, outputs: { due: "$response.body#/due" } },
      {
        name: "pay",
        when: { "$steps.look.outputs.due": { const: true } },
        call: "POST pay",
        money: true,
        amount: "$inputs.amount",
        body: { amount: "$inputs.amount" },
        outcomes: okRules,
      },
    ],
  });

  it("is stopped too, and goes on after a second confirmation", async () => {
    const provider = scriptedProvider();
    provider.on("POST look", reply({ due: true }));
    provider.on("POST pay", lost(), reply({ status: true }));
    const storage = memory();
    const first = await openScreen(screen, { provider, storage });
    await first.submit({ amount: 5000 });
    const { store, submit } = await openScreen(screen, { provider, storage });
    await submit({ amount: 5000 });
    expect(provider.calls().filter((call) => call === "POST pay")).toHaveLength(1);
    expect(store.caution()?.repeated).toBeDefined();
    store.agree(true);
    await submit({ amount: 5000 });
    expect(provider.calls().filter((call) => call === "POST pay")).toHaveLength(2);
  });
});
