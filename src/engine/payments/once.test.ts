import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ProviderError } from "#provider/errors.ts";
import { lost, memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { openUnanswered } from "#engine/journal/unanswered.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const APPLY = "POST cards";
const properties = { type: { type: "string" }, pin: { type: "string", writeOnly: true } };
const screen = screenOf({
  steps: [
    { ask: { schema: { type: "object", properties }, submit: "Apply" } },
    {
      name: "apply",
      call: APPLY,
      once: true,
      body: { type: "$inputs.type", pin: "$inputs.pin", reference: "$intent.reference" },
      outcomes: { failed: { "$response.body#/status": { const: false } } },
      on: { failed: [{ message: { text: "$error.message" } }] },
    },
  ],
});
const made = reply({ status: true });
const visa = { type: "visa", pin: "1234" };

async function openCards(storage = memory()) {
  const provider = scriptedProvider();
  const bench = await openScreen(screen, { provider, storage });
  return {
    ...bench,
    provider,
    storage,
    keys: () => provider.requests.map(({ idempotencyKey }) => idempotencyKey),
    unanswered: () => openUnanswered([storage], "account").list(),
  };
}

describe("a request that must not be made twice", () => {
  it("is written down before it is sent, with nothing of what is sent", async () => {
    const { provider, submit, keys, unanswered } = await openCards();
    const answer = provider.hold(APPLY);
    await submit(visa);
    expect(unanswered()).toMatchObject([{ key: keys()[0] }]);
    expect(JSON.stringify(unanswered())).not.toMatch(/visa|1234/);
    await answer(made);
    expect(unanswered()).toEqual([]);
  });

  it.each([
    ["no reply", lost()],
    ["a time limit", lost("timeout")],
    ["a reply that cannot be read", lost("unreadable")],
    ["an error of the server", reply({ status: false }, 503)],
    ["a conflict with the request before", reply({ status: false }, 409)],
  ])("keeps its key and its reference after %s", async (_, answer) => {
    const { provider, submit, keys, unanswered } = await openCards();
    provider.on(APPLY, answer, made);
    await submit(visa);
    await submit({ ...visa, pin: "4321" });
    expect(keys()[1]).toBe(keys()[0]);
    const [first, second] = provider.requests.map(({ body }) => body as { reference: string });
    expect(second?.reference).toMatch(/^20261120-/);
    expect(second?.reference).toBe(first?.reference);
    expect(unanswered()).toEqual([]);
  });

  it.each([
    ["a success", made],
    ["a refusal", reply({ message: "Incorrect PIN" }, 400)],
    ["a refusal inside a success", reply({ status: false })],
    ["no connection", lost("offline")],
    ["a page of a proxy that takes no more", new ProviderError("unreadable", APPLY, { status: 413 })],
  ])("has a new key after %s", async (_, answer) => {
    const { provider, submit, keys, unanswered } = await openCards();
    provider.on(APPLY, answer);
    await submit(visa);
    expect(unanswered()).toEqual([]);
    await submit(visa);
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  it("a refusal of a repeated request says nothing about the first one", async () => {
    const { provider, submit, keys } = await openCards();
    provider.on(APPLY, lost(), reply({ message: "Incorrect PIN" }, 400), made);
    await submit(visa);
    await submit(visa);
    await submit(visa);
    expect(new Set(keys()).size).toBe(1);
  });

  it("another wish has another key, and leaves the first its own", async () => {
    const { provider, submit, keys } = await openCards();
    provider.on(APPLY, lost());
    await submit(visa);
    await submit({ ...visa, type: "verve" });
    await submit(visa);
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(keys()[2]).toBe(keys()[0]);
  });

  it("keeps its key over a reload and in a second tab, even when nobody has seen how it ended", async () => {
    const before = await openCards();
    const second = await openCards(before.storage);
    before.provider.hold(APPLY);
    await before.submit(visa);
    before.leave();
    for (const after of [second, await openCards(before.storage)]) {
      after.provider.on(APPLY, lost());
      await after.submit(visa);
      expect(after.keys()).toEqual(before.keys());
    }
  });

  it("an answer that comes after the customer has left ends it too", async () => {
    const { provider, submit, leave, unanswered } = await openCards();
    const answer = provider.hold(APPLY);
    await submit(visa);
    leave();
    await answer(made);
    expect(unanswered()).toEqual([]);
  });

  it("is another wish after a day: no provider keeps a key for ever", async () => {
    const { provider, submit, keys, unanswered } = await openCards();
    provider.on(APPLY, lost());
    await submit(visa);
    await vi.advanceTimersByTimeAsync(24 * 60 * 60 * 1000);
    await submit(visa);
    expect(keys()[1]).not.toBe(keys()[0]);
    expect(unanswered()).toHaveLength(1);
  });

  it("is kept when the first of two is refused and the second is without a reply", async () => {
    const storage = memory();
    const [first, second] = [await openCards(storage), await openCards(storage)];
    const [answerFirst, answerSecond] = [first.provider.hold(APPLY), second.provider.hold(APPLY)];
    await first.submit(visa);
    await second.submit(visa);
    await answerFirst(reply({ status: false, message: "Busy" }, 422));
    await answerSecond(lost("timeout"));
    expect(first.unanswered()).toMatchObject([{ key: first.keys()[0] }]);
  });
});
