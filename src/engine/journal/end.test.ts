import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { lost, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { watchJournal } from "#engine/payments/journal-watcher.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const is = (state: string) => ({ "$response.body#/state": { const: state } });
const end = (state: string, label: string) => ({
  when: is(state),
  label,
  title: `Payment ${label}`,
  text: "It is back: {$response.body#/note}",
});
const resolved = [
  end("refunded", "returned"),
  { ...end("x", "settled"), when: { "$response.body#/by": { const: "us" } } },
];
const rules = {
  succeeded: { "$response.body#/ok": { const: true } },
  failed: { "$response.body#/ok": { const: false } },
  resolved,
};
const status = { of: "$response.body#/state", succeeded: ["paid"], failed: ["void"] };

function screenWith(outcomes: object, requery: object = rules) {
  return screenOf({
    steps: [
      { ask: { schema: { type: "object", properties: {} }, submit: "Pay" } },
      {
        name: "pay",
        call: "POST pay",
        money: true,
        amount: 100,
        body: {},
        outcomes,
        requery: { call: "GET payments/last", every: 5_000, outcomes: requery },
      },
    ],
  });
}

async function open(outcomes: object = rules) {
  const provider = scriptedProvider();
  const bench = await openScreen(screenWith(outcomes), { provider });
  return { ...bench, result: () => bench.store.getState().result };
}

async function outcomeOf(body: object, outcomes: object): Promise<string | undefined> {
  const { provider, submit, result } = await open(outcomes);
  provider.on("POST pay", reply(body));
  await submit();
  return result()?.outcome;
}

describe("a payment is resolved", () => {
  it.each([
    ["when the rule of one end holds", { state: "refunded" }, rules, "resolved"],
    ["not when two hold", { state: "refunded", by: "us" }, rules, "pending"],
    ["not when the rule for success holds too", { state: "refunded", ok: true }, rules, "pending"],
    ["not when the rule for failure holds too", { state: "refunded", ok: false }, rules, "pending"],
    ["not when it is not known yet", { state: "refunded" }, { ...rules, pending: is("refunded") }, "pending"],
    [
      "when its own state says so in a good reply",
      { state: "refunded", ok: true },
      { ...rules, status },
      "resolved",
    ],
    ["not when its own state is success", { state: "paid", by: "us" }, { ...rules, status }, "pending"],
    ["not when its own state is failure", { state: "void", by: "us" }, { ...rules, status }, "pending"],
    [
      "not when its own state and the reply disagree",
      { state: "refunded", ok: false },
      { ...rules, status },
      "pending",
    ],
    [
      "when its own state is the only rule beside",
      { state: "refunded" },
      { status, resolved, succeeded: is("paid"), failed: is("void") },
      "resolved",
    ],
  ])("%s", async (_, body, outcomes, outcome) => {
    expect(await outcomeOf(body, outcomes)).toBe(outcome);
  });
});

describe("a payment that is resolved", () => {
  it("is told in the words of its screen, and is over", async () => {
    const { provider, submit, result, effects, journal, store } = await open();
    provider.on(
      "POST pay",
      reply({ state: "refunded", note: "{$inputs.pin} all of it", message: "Successful" }),
    );
    await submit();
    const text = "It is back: {$inputs.pin} all of it";
    expect(result()).toMatchObject({
      outcome: "resolved",
      end: { label: "returned", title: "Payment returned" },
    });
    expect(result()).toMatchObject({ heading: "Payment returned", message: text });
    expect(effects).toEqual([]);
    expect(journal.list()).toEqual([]);
    expect(journal.lately()).toEqual([]);
    expect(store.caution()).toBeUndefined();
  });

  it("stays in the journal with its words when only a question finds it out", async () => {
    const { provider, submit, result, effects, journal, environment, store } = await open();
    provider.on("POST pay", lost());
    provider.on("GET payments/last", reply({ state: "refunded", note: "all" }));
    await submit();
    const watcher = watchJournal(environment, async () => store.screen);
    await vi.advanceTimersByTimeAsync(6_000);
    watcher.stop();
    const [entry] = journal.list();
    const message = `Your payment ${entry?.reference}: It is back: all.`;
    expect(entry).toMatchObject({ outcome: "resolved", message, end: { title: "Payment returned" } });
    expect(result()).toMatchObject({ outcome: "resolved", message, end: { label: "returned" } });
    expect(effects.at(-1)).toEqual({ kind: "toast", text: message, tone: "info" });
    expect(store.caution()).toBeUndefined();
  });

  it("is not sent again: the bank is asked first, and the next payment is another one", async () => {
    const { provider, submit, result, store } = await open();
    provider.on("POST pay", lost(), reply({ ok: true }));
    await submit();
    store.agree(true);
    provider.on("GET payments/last", reply({ state: "refunded", note: "all" }));
    await submit();
    expect(result()).toMatchObject({
      outcome: "resolved",
      message: expect.stringContaining("It is back: all."),
    });
    await submit();
    expect(result()?.outcome).toBe("succeeded");
    const keys = provider.requests.filter(({ path }) => path === "pay").map((sent) => sent.idempotencyKey);
    expect(new Set(keys).size).toBe(2);
  });

  it("says nothing about the first request when it was sent twice", async () => {
    const { provider, submit, result, store } = await open();
    provider.on("POST pay", lost(), reply({ state: "refunded" }));
    provider.on("GET payments/last", reply({ state: "working" }));
    await submit();
    store.agree(true);
    await submit();
    expect(result()?.outcome).toBe("pending");
  });
});
