// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";
import type { Reply } from "#provider/client.ts";

import { retryLoad } from "./retry-load.ts";

const reload = vi.fn<() => void>();
const gone = () => Promise.reject(new Error("gone"));

afterEach(() => reload.mockClear());

test("a part that comes at the second try needs no reload", async () => {
  retryLoad(async () => "part", reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

test("one that fails again is asked for by a reload", async () => {
  retryLoad(() => gone(), reload);
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test("but not while a payment is under way", async () => {
  const answer: { now?: (reply: Reply) => void } = {};
  const send = countPayments(() => new Promise((resolve) => (answer.now = resolve)));
  const paying = send({ method: "POST", path: "pay", idempotencyKey: "k" });
  retryLoad(() => gone(), reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
  answer.now?.({ status: 200, body: {} });
  await paying;
});

test("and not while offline", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  retryLoad(() => gone(), reload);
  await settled();
  expect(reload).not.toHaveBeenCalled();
});

/** Lets every promise that is settled have its effect. */
async function settled(): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
