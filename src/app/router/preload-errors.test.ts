// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { countPayments } from "#app/flight.ts";
import { LEAVING_MS, noteLeaving } from "#app/leaving/is-leaving.ts";
import type { Reply } from "#provider/client.ts";

import { watchPreloadErrors } from "./preload-errors.ts";

const reload = vi.fn<() => void>();
let stop: () => void;

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  stop = watchPreloadErrors(reload);
});
afterEach(() => stop());

function fail(): Event {
  const event = new Event("vite:preloadError", { cancelable: true });
  window.dispatchEvent(event);
  return event;
}

test("a part that a deploy has removed reloads the page once", () => {
  expect(fail().defaultPrevented).toBe(true);
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).toHaveBeenCalledTimes(1);
});

test("never keeps a customer here who is on the way to another page; who stays after all gets the reload", () => {
  const now = vi.spyOn(performance, "now").mockReturnValue(-LEAVING_MS);
  noteLeaving();
  now.mockReturnValue(-1);
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  now.mockReturnValue(0);
  expect(fail().defaultPrevented).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
  now.mockRestore();
});

test("never reloads while a payment is in flight", async () => {
  const answer: { now?: (reply: Reply) => void } = {};
  const send = countPayments(() => new Promise((resolve) => (answer.now = resolve)));
  const paying = send({ method: "POST", path: "pay", idempotencyKey: "k" });
  expect(fail().defaultPrevented).toBe(false);
  expect(reload).not.toHaveBeenCalled();
  answer.now?.({ status: 200, body: {} });
  await paying;
  expect(fail().defaultPrevented).toBe(true);
});
