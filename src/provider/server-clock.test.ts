import { expect, test } from "vitest";

import { createServerClock } from "./server-clock.ts";

const request = { method: "GET", path: "wallets" } as const;

function clockWith(replies: readonly (number | undefined)[]) {
  const device = { wall: 1_000, steady: 0 };
  const left = [...replies];
  const send = async () => {
    const at = left.shift();
    return { status: 200, body: {}, ...(at !== undefined && { at }) };
  };
  return { device, clock: createServerClock(send, [() => device.wall, () => device.steady]) };
}

test("the server's time is unknown until a reply tells it, and then goes on", async () => {
  const { device, clock } = clockWith([undefined, 500_000]);
  await clock.send(request);
  expect(clock.now()).toBeUndefined();
  await clock.send(request);
  device.wall += 2_000;
  device.steady += 2_000;
  expect(clock.now()).toBe(502_000);
});

test.each([
  ["the device slept, so its steady clock stood still", 60_000, 0, 560_000],
  ["the device's clock was set back", -3_600_000, 5_000, 505_000],
])("it is never too early: %s", async (_, wall, steady, now) => {
  const { device, clock } = clockWith([500_000]);
  await clock.send(request);
  device.wall += wall;
  device.steady += steady;
  expect(clock.now()).toBe(now);
});
