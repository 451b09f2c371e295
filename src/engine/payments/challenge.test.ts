import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { ProviderRequest } from "#provider/client.ts";
import {
  lost,
  memory,
  openScreen,
  reply,
  screenOf,
  scriptedProvider,
  type Provider,
} from "#tests/support/open-screen.ts";
import { watchJournal } from "./journal-watcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ends = {
  succeeded: { "$response.body#/state": { const: "paid" } },
  failed: { "$response.body#/state": { const: "refused" } },
};
const form = (properties: object) => ({
  schema: { type: "object", required: Object.keys(properties), properties },
  submit: "Go on",
});

/** A card payment that may ask for a code, or for a visit to the bank's page. */
const card = screenOf({
  steps: [
    { ask: form({ card: { type: "string" } }) },
    { ask: { ...form({ pin: { type: "string", writeOnly: true } }), dialog: true, review: true } },
    {
      name: "charge",
      call: "POST charges",
      money: true,
      amount: 250_000,
      body: { card: "$inputs.card", pin: "$inputs.pin", back: "$intent.returnTo" },
      review: [{ label: "Card", value: "$request.body#/card" }],
      outcomes: ends,
      challenges: {
        otp: { "$response.body#/state": { const: "otp" } },
        bank: { "$response.body#/state": { const: "bank" } },
        fax: { "$response.body#/state": { const: "fax" } },
      },
      reference: "$response.body#/id",
      outputs: { id: "$response.body#/id", url: "$response.body#/url" },
      requery: { call: "GET charges/{$intent.reference}", outcomes: ends },
    },
    {
      challenge: "otp",
      ask: {
        ...form({ otp: { type: "string", writeOnly: true }, zip: { type: "string" } }),
        dialog: true,
        actions: [{ text: "Other card", call: "POST other", on: { succeeded: [{ close: true }] } }],
      },
    },
    {
      challenge: "otp",
      name: "validate",
      call: "POST charges/{$steps.charge.outputs.id}/otp",
      money: true,
      body: { otp: "$inputs.otp", zip: "$inputs.zip" },
      outcomes: ends,
      challenges: { otp: { "$response.body#/state": { const: "wrong" } } },
      fieldErrors: "$response.body#/errors",
    },
    { challenge: "bank", redirect: { to: "$steps.charge.outputs.url", title: "Confirm" } },
    { challenge: "fax", when: { "$inputs.card": { const: "never" } }, ask: form({}) },
    { challenge: "fax", name: "fax", call: "POST fax", money: true, outcomes: ends },
    { show: { title: "Paid" } },
  ],
});

const otp = { id: "c1", state: "otp" };

async function pay(
  answer: object,
  options: { provider?: Provider; storage?: ReturnType<typeof memory> } = {},
) {
  const provider = options.provider ?? scriptedProvider();
  provider.on("POST charges", reply(answer));
  const bench = await openScreen(card, { ...options, provider });
  await bench.submit({ card: "visa" });
  await bench.submit({ pin: "1234" });
  const posts = () => provider.requests.filter(({ path }: ProviderRequest) => path === "charges").length;
  return { ...bench, posts, where: () => [bench.store.getState().at, bench.store.getState().phase] };
}

describe("a payment that is challenged", () => {
  it("is one payment: one record, which is pending until the answer ends it, and one result", async () => {
    const { provider, journal, store, submit, where, posts } = await pay(otp);
    expect(where()).toEqual([3, "asking"]);
    expect(journal.list()).toMatchObject([{ outcome: "pending", providerReference: "c1", step: "charge" }]);
    expect(store.getState().result).toBeUndefined();
    expect(store.caution()).toBeUndefined();
    provider.on("POST charges/c1/otp", reply({ state: "paid" }));
    const { key } = journal.list()[0]!;
    await submit({ otp: "111111", zip: "100001" });
    expect(where()).toEqual([8, "showing"]);
    expect(store.getState().result).toMatchObject({ key, outcome: "succeeded", providerReference: "c1" });
    expect(journal.list()).toEqual([]);
    expect(posts()).toBe(1);
    expect(provider.requests.map(({ idempotencyKey }) => idempotencyKey)).toEqual([key, undefined]);
  });

  it("takes another answer after a wrong one, and drops the secret of the first", async () => {
    const { provider, submit, where, store, inputs, posts } = await pay(otp);
    provider.on(
      "POST charges/c1/otp",
      reply({ state: "wrong", errors: { otp: ["Wrong code"] } }, 422),
      reply({ state: "paid" }),
    );
    await submit({ otp: "111111", zip: "100001" });
    expect(where()).toEqual([3, "asking"]);
    expect(store.getState().fieldErrors).toEqual({ otp: "Wrong code" });
    expect(inputs()).toEqual({ card: "visa", zip: "100001" });
    await submit({ otp: "222222" });
    expect(store.getState().result?.outcome).toBe("succeeded");
    expect(posts()).toBe(1);
  });

  it("is not over when the answer never left the device", async () => {
    const { provider, submit, where, store, journal } = await pay(otp);
    provider.on("POST charges/c1/otp", lost("offline"));
    await submit({ otp: "111111", zip: "100001" });
    expect(where()).toEqual([3, "asking"]);
    expect(store.getState().message?.tone).toBe("danger");
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
  });

  it("is pending when the answer to the answer is lost", async () => {
    const { provider, submit, where, store } = await pay(otp);
    provider.on("POST charges/c1/otp", lost("timeout"));
    await submit({ otp: "111111", zip: "100001" });
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().result?.outcome).toBe("pending");
  });

  it("has failed when the bank says so, and the customer is back at the form of the payment", async () => {
    const { provider, submit, where, store, journal } = await pay(otp);
    provider.on("POST charges/c1/otp", reply({ state: "refused", message: "Too often" }));
    await submit({ otp: "111111", zip: "100001" });
    expect(where()).toEqual([1, "asking"]);
    expect(store.getState()).toMatchObject({ challenge: undefined, result: { outcome: "failed" } });
    expect(journal.list()).toEqual([]);
  });

  it.each(["cancelling", "an action that closes its form"])("is pending after %s", async (way) => {
    const { provider, store, where, journal, submit } = await pay(otp);
    provider.on("POST other", reply({}));
    if (way === "cancelling") store.cancel();
    else store.act(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState()).toMatchObject({ challenge: undefined, result: { outcome: "pending" } });
    expect(store.getState().result).toMatchObject({ heading: "Payment pending" });
    expect(journal.list()).toMatchObject([{ outcome: "pending" }]);
    // The same payment again is the same wish, whatever the challenge has asked for.
    await submit({ zip: "100001" });
    expect(store.caution()?.repeated?.key).toBe(journal.list()[0]!.key);
  });

  it("is pending where no step of the challenge comes, and goes nowhere else", async () => {
    const { where, store, posts, provider } = await pay({ id: "c1", state: "fax" });
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().result?.outcome).toBe("pending");
    expect(posts()).toBe(1);
    expect(provider.calls()).toEqual(["POST charges"]);
  });

  it("ends with what the journal learns meanwhile", async () => {
    const { environment, provider, store, where, posts } = await pay(otp);
    provider.on(`GET charges/${environment.journal.list()[0]!.reference}`, reply({ state: "paid" }));
    const watcher = watchJournal(environment, async () => card);
    await vi.advanceTimersByTimeAsync(5_000);
    watcher.stop();
    expect(store.getState()).toMatchObject({ challenge: undefined, result: { outcome: "succeeded" } });
    expect(where()).toEqual([8, "showing"]);
    expect(posts()).toBe(1);
  });
});

describe("a payment that leads to the bank's page", () => {
  const bank = { id: "c1", state: "bank", url: "https://acs.example/3ds" };

  it("names the way back, waits there, and is pending for who goes on without it", async () => {
    const { provider, where, store, journal } = await pay(bank);
    const { reference } = journal.list()[0]!;
    expect(provider.requests[0]!.body).toMatchObject({
      back: `https://bank.example/test-screen?payment=${reference}`,
    });
    expect(where()).toEqual([5, "waiting"]);
    store.stopWaiting();
    await vi.advanceTimersByTimeAsync(0);
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().result).toMatchObject({ outcome: "pending", reference });
  });

  it("is the same payment after the page was loaded anew, and what has become of it is said", async () => {
    const storage = memory();
    const first = await pay(bank, { storage });
    const { reference, key } = first.journal.list()[0]!;
    await pay({ id: "c2", state: "fax" }, { storage });
    const back = await openScreen(card, { storage, backFor: reference });
    expect(back.store.getState().result).toMatchObject({ key, reference, outcome: "pending", earlier: true });
    back.provider.on(`GET charges/${reference}`, reply({ state: "paid" }));
    const watcher = watchJournal(back.environment, async () => card);
    await vi.advanceTimersByTimeAsync(2_000);
    watcher.stop();
    expect(back.store.getState().result).toMatchObject({ key, outcome: "succeeded" });
    expect(back.provider.calls()).not.toContain("POST charges");
  });

  it.each(["https://evil.example/", "http://acs.example/", "", 7])("does not lead to %s", async (url) => {
    const { where, store } = await pay({ ...bank, url });
    expect(where()).toEqual([0, "asking"]);
    expect(store.getState().message?.text).toBe("The page of your bank could not be opened.");
    expect(store.getState().result?.outcome).toBe("pending");
  });
});
