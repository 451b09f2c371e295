import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const form = (properties: object, more: object = {}) => ({
  ask: {
    schema: { type: "object", required: Object.keys(properties), properties },
    submit: "Go on",
    ...more,
  },
});
const text = { type: "string" };
const ends = {
  succeeded: { "$response.body#/state": { const: "paid" } },
  failed: { "$response.body#/state": { const: "refused" } },
};

const exchangeScreen = screenOf({
  steps: [
    form({ amount: text }),
    {
      name: "quote",
      call: "POST quotes",
      body: { amount: "$inputs.amount" },
      outputs: { id: "$response.body#/id", rate: "$response.body#/rate" },
      expires: { after: "$response.body#/good" },
      on: { failed: [{ message: { text: "No rate" } }] },
    },
    form({ note: text }),
    form({ pin: { ...text, writeOnly: true } }, { dialog: true, review: true }),
    { name: "check", call: "POST check" },
    {
      name: "pay",
      call: "POST pay",
      money: true,
      amount: 100,
      body: { quote: "$steps.quote.outputs.id", pin: "$inputs.pin" },
      review: [{ label: "Rate", value: "$steps.quote.outputs.rate" }],
      outcomes: ends,
      on: { failed: [{ message: { text: "$error.message" } }, { back: "quote" }] },
    },
  ],
});

async function toPin() {
  const provider = scriptedProvider();
  provider.on(
    "POST quotes",
    reply({ id: 1, rate: "1500", good: 30_000 }),
    reply({ id: 2, rate: "1520", good: 30_000 }),
  );
  provider.on("POST check", reply({}));
  provider.on("POST pay", reply({ state: "paid" }));
  const bench = await openScreen(exchangeScreen, { provider });
  await bench.submit({ amount: "5" });
  await bench.submit({ note: "x" });
  const where = () => [bench.store.getState().at, bench.store.getState().phase];
  const paid = () => provider.requests.filter(({ path }) => path === "pay").map(({ body }) => body);
  return { ...bench, where, paid };
}

describe("a quote that expires", () => {
  it("counts down, and is paid while it holds", async () => {
    const { store, submit, paid } = await toPin();
    expect(store.holdsUntil()).toBe(Date.parse("2026-11-20T10:00:30Z"));
    await vi.advanceTimersByTimeAsync(29_999);
    await submit({ pin: "1234" });
    expect(paid()).toEqual([{ quote: 1, pin: "1234" }]);
    expect(store.changes()).toBeUndefined();
  });

  it("is asked for anew at its end: what changed is shown, the PIN is gone, and all is confirmed again", async () => {
    const { store, submit, where, paid, type, inputs } = await toPin();
    await type({ pin: "12" });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(where()).toEqual([2, "asking"]);
    expect(inputs()).toEqual({ amount: "5", note: "x" });
    await submit();
    expect(store.changes()).toEqual([{ label: "Rate", value: "1520", before: "1500" }]);
    expect(store.holdsUntil()).toBe(Date.parse("2026-11-20T10:01:00Z"));
    await submit({ pin: "1234" });
    expect(paid()).toEqual([{ quote: 2, pin: "1234" }]);
    expect(store.changes()).toBeUndefined();
  });

  it("is not paid when a timer comes late: the confirmation asks for a new one", async () => {
    const { store, submit, where, paid } = await toPin();
    vi.setSystemTime(new Date("2026-11-20T10:00:31Z"));
    await submit({ pin: "1234" });
    expect(paid()).toEqual([]);
    expect(where()).toEqual([2, "asking"]);
    await submit();
    expect(store.changes()).toHaveLength(1);
  });

  it("is not paid when it ends while another call is on the way", async () => {
    const { provider, submit, where, paid } = await toPin();
    const answer = provider.hold("POST check");
    await submit({ pin: "1234" });
    await vi.advanceTimersByTimeAsync(40_000);
    await answer(reply({}));
    await vi.advanceTimersByTimeAsync(0);
    expect(paid()).toEqual([]);
    expect(where()).toEqual([2, "asking"]);
  });

  it("leads back to the form before it when there is no new one", async () => {
    const { provider, store, where, paid } = await toPin();
    provider.on("POST quotes", reply({ message: "closed" }, 503));
    await vi.advanceTimersByTimeAsync(30_000);
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().message?.text).toBe("No rate");
    expect(paid()).toEqual([]);
  });

  it("is not asked for again and again where nobody looks, or where the clock is wrong", async () => {
    const { provider, store, where } = await toPin();
    provider.on("POST quotes", reply({ id: 3, rate: "1", good: -1 }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(provider.calls().filter((call) => call === "POST quotes")).toHaveLength(6);
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().message?.text).toBe("The offer has expired. Go on for a new one.");
  });

  it("holds without end where its reply does not say for how long", async () => {
    const { provider, store, submit } = await toPin();
    store.cancel();
    store.cancel();
    provider.on("POST quotes", reply({ id: 4, rate: "7" }));
    await submit({ amount: "6" });
    expect(store.holdsUntil()).toBeUndefined();
  });
});

describe("going back after a failure", () => {
  it("makes the call of the earlier step again, and asks before anything is paid", async () => {
    const { provider, store, submit, where, paid } = await toPin();
    provider.on(
      "POST pay",
      reply({ state: "refused", message: "The rate has changed" }),
      reply({ state: "paid" }),
    );
    await submit({ pin: "1234" });
    expect(where()).toEqual([2, "asking"]);
    expect(store.getState().message?.text).toBe("The rate has changed");
    await submit();
    expect(store.review()).toEqual([{ label: "Rate", value: "1520" }]);
    await submit({ pin: "1234" });
    expect(paid()).toEqual([
      { quote: 1, pin: "1234" },
      { quote: 2, pin: "1234" },
    ]);
  });
});
