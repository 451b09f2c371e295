// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";
import { LEAVING_MS, noteLeaving } from "#app/leaving/is-leaving.ts";
import type { Reply } from "#provider/client.ts";

import { retryLoad } from "./retry-load.ts";

const reload = vi.fn<() => void>();
const gone = () => Promise.reject(new Error("gone"));

afterEach(() => reload.mockClear());

test("a part that loads at the second try needs no reload", async () => {
  retryLoad(async () => "part", reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

test("a part that fails again reloads the page", async () => {
  retryLoad(() => gone(), reload);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
});

test("does not reload while a payment is in flight", async () => {
  const answer: { now?: (reply: Reply) => void } = {};
  const send = countPayments(() => new Promise((resolve) => (answer.now = resolve)));
  const paying = send({ method: "POST", path: "pay", idempotencyKey: "k" });
  retryLoad(() => gone(), reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  answer.now?.({ status: 200, body: {} });
  await paying;
});

test("does not reload on the way to another page", async () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(-LEAVING_MS);
  noteLeaving();
  retryLoad(() => gone(), reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  now.mockRestore();
});

test("does not reload while offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  retryLoad(() => gone(), reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

/** Waits until the handlers of all settled promises have run. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
