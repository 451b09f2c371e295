import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T23:30:00Z") }));
afterEach(() => void vi.useRealTimers());

const networks = { glo: { label: "Glo", prefixes: ["0805"] }, mtn: { label: "MTN", prefixes: ["0803"] } };
const numbers = (text: string) => ({ type: "string", title: text });

describe("a recipient", () => {
  it("is kept when a payment succeeds, as it was sent, without anything secret", async () => {
    const storage = memory();
    const { provider, pay, store } = await openAirtime(storage);
    const answer = provider.hold(BUY);
    await pay();
    expect(store.recipients()).toEqual([]);
    await answer(paid);
    expect(store.recipients()).toEqual([
      {
        inputs: { network_provider: "mtn", phone_number: "08031234567" },
        label: "08031234567",
        detail: "MTN",
        again: {
          amount: "₦50",
          inputs: { ...wish, source_wallet_number: "1234567890" },
          at: "2026-11-20T23:30:00.000Z",
        },
      },
    ]);
    expect(storage.read("recipients.account")).toEqual({ airtime: store.recipients() });
    expect((await openAirtime(storage)).store.recipients()).toHaveLength(1);
  });

  it.each([
    ["a pending payment", lost(), 1],
    ["a refused payment", refused, 0],
  ])("of %s", async (_, answer, kept) => {
    const { provider, pay, store } = await openAirtime();
    provider.on(BUY, answer);
    await pay();
    expect(store.recipients()).toHaveLength(kept);
  });

  it("is told of together with all else that a reply changes: who listens is told once", async () => {
    const { provider, pay, store, journal, result } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    const seen: unknown[] = [];
    store.subscribe(() => seen.push([result()?.outcome, journal.list().length, store.recipients().length]));
    await answer(paid);
    expect(seen[0]).toEqual(["succeeded", 0, 1]);
    // The balances that the reply makes the screen ask for come later.
    expect(seen.filter((one, index) => String(one) !== String(seen[index - 1]))).toHaveLength(1);
    store.forget(store.recipients()[0]!);
    expect(seen.at(-1)).toEqual(["succeeded", 0, 0]);
  });

  it("is kept though the customer has left the screen, and tells whoever listens", async () => {
    const { provider, pay, store, leave } = await openAirtime();
    const answer = provider.hold(BUY);
    await pay();
    const listener = vi.fn<() => void>();
    const unsubscribe = store.subscribe(listener);
    leave();
    await answer(paid);
    expect(store.recipients()).toHaveLength(1);
    unsubscribe();
    listener.mockClear();
    store.forget(store.recipients()[0]!);
    expect(store.recipients()).toEqual([]);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("picking a recipient", () => {
  it("fills in their inputs and leaves the others", async () => {
    const { provider, pay, store, type, inputs } = await openAirtime();
    provider.on(BUY, paid);
    await pay();
    await type({ amount: 7000 });
    store.refill!.pick(store.recipients()[0]!);
    expect(inputs()).toMatchObject({ ...wish, amount: 7000 });
  });

  it("is more than a suggestion, before and after", async () => {
    const screen = screenOf({
      steps: [
        {
          ask: {
            schema: { type: "object", properties: { phone: numbers("Phone"), network: numbers("Network") } },
            suggest: {
              network: { $value: "$inputs.phone", as: ["phone", { "find-prefix": "$settings.networks" }] },
            },
            submit: "Continue",
          },
        },
      ],
      recipients: { inputs: ["phone", "network"], label: "$inputs.phone" },
    });
    const { store, type, inputs } = await openScreen(screen, { context: { settings: { networks } } });
    await type({ phone: "08051234567" });
    expect(inputs()).toEqual({ phone: "08051234567", network: "glo" });
    const ported = { inputs: { phone: "08031234567", network: "glo" }, label: "Ported" };
    store.refill!.pick(ported);
    expect(inputs()).toEqual(ported.inputs);
    await type({ phone: "08039999999" });
    expect(inputs()).toEqual({ phone: "08039999999", network: "glo" });
    store.refill!.pick({ inputs: { phone: "08051234567" }, label: "No network kept" });
    expect(inputs()).toEqual({ phone: "08051234567" });
  });

  it("runs the sources once, and they do not clear what was picked", async () => {
    const screen = screenOf({
      sources: {
        plans: { call: "GET plans/{$inputs.network}", clears: ["plan"] },
        name: {
          call: "GET name/{$inputs.network}/{$inputs.account}",
          fill: { holder: "$response.body#/name" },
        },
      },
      steps: [
        {
          ask: {
            schema: {
              type: "object",
              properties: {
                network: numbers("Network"),
                plan: numbers("Plan"),
                account: numbers("Account"),
                holder: numbers("Holder"),
              },
            },
            submit: "Continue",
          },
        },
      ],
      recipients: { inputs: ["network", "plan", "account"], label: "$inputs.account" },
    });
    const provider = scriptedProvider();
    for (const network of ["a", "b"]) provider.on(`GET plans/${network}`, reply({}));
    provider.on("GET name/a/1", reply({ name: "Ada" }));
    provider.on("GET name/b/2", reply({ name: "Bola" }));
    const { store, type, inputs } = await openScreen(screen, { provider });
    await type({ network: "a", account: "1", plan: "x" });
    store.refill!.pick({ inputs: { network: "b", account: "2", plan: "y" }, label: "Bola" });
    expect(inputs()).toEqual({ network: "b", account: "2", plan: "y" });
    await type({});
    expect(inputs()).toEqual({ network: "b", account: "2", plan: "y", holder: "Bola" });
    expect(provider.calls()).toEqual(["GET plans/a", "GET name/a/1", "GET plans/b", "GET name/b/2"]);
  });

  it("takes nothing that the screen does not name, and does nothing while a call runs", async () => {
    const { provider, pay, store, inputs } = await openAirtime();
    store.refill!.pick({ inputs: { phone_number: "08031234567", amount: 9_999_999 }, label: "Made by hand" });
    expect(inputs()).toMatchObject({ phone_number: "08031234567" });
    expect(inputs()).not.toHaveProperty("amount");
    provider.hold(BUY);
    await pay();
    store.refill!.pick({ inputs: { phone_number: "08059999999" }, label: "Too late" });
    expect(inputs()).toMatchObject(wish);
  });
});
