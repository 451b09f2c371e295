import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BUY, openAirtime } from "#tests/support/open-airtime.ts";
import { reply } from "#tests/support/open-screen.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const accepted = (data?: unknown) => ({ status: true, message: "Accepted for processing", data });

it.each([
  [200, accepted({ status: "pending" })],
  [200, accepted({ data: { status: "pending" } })],
  [200, accepted({ data: { data: { status: "pending" } } })],
  [200, accepted([{ status: "pending" }])],
  [200, accepted({ status: { label: "In progress" } })],
  [202, accepted()],
])("a payment that was only accepted (%i, %j) is pending", async (status, body) => {
  const { provider, pay, result } = await openAirtime();
  provider.on(BUY, reply(body, status));
  await pay();
  expect(result()?.outcome).toBe("pending");
});
