import { expect, test } from "vitest";

import { createIdleClock } from "./idle-clock.ts";
import { WARNING_MS } from "./idle-limit.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

function clockAt(minutes: number, startedAgo = 0) {
  const now = { elapsed: 0, wall: 1_790_000_000_000, hidden: false };
  const clock = createIdleClock(
    minutes,
    { elapsed: () => now.elapsed, wall: () => now.wall, isHidden: () => now.hidden },
    now.wall - startedAgo,
  );
  return {
    clock,
    now,
    pass: (ms: number) => {
      now.elapsed += ms;
      now.wall += ms;
    },
    /** Somebody sets the device's clock. */
    set: (ms: number) => void (now.wall += ms),
    /** The visibility events that a page gets before and after the device sleeps. */
    see: (hidden: boolean) => {
      now.hidden = hidden;
      clock.read();
    },
  };
}

test("counts down the last minute, then the session is over", () => {
  const { clock, pass } = clockAt(5);
  pass(5 * MINUTE - 1);
  expect(clock.read()).toEqual({ kind: "active" });
  pass(1);
  expect(clock.read()).toEqual({ kind: "warning", seconds: 60 });
  pass(59_500);
  expect(clock.read()).toEqual({ kind: "warning", seconds: 1 });
  pass(500);
  expect(clock.read()).toEqual({ kind: "over" });
});

test("a touch counts while active, not during the warning", () => {
  const { clock, pass } = clockAt(1);
  pass(MINUTE - 1);
  clock.touch();
  pass(MINUTE - 1);
  expect(clock.read().kind).toBe("active");
  pass(1);
  clock.touch();
  expect(clock.read().kind).toBe("warning");
  clock.stay();
  expect(clock.read().kind).toBe("active");
});

test("nothing revives a session that is over, and another tab's time in the future does not count", () => {
  const { clock, now, pass } = clockAt(1);
  clock.hear(now.wall + 10 * MINUTE);
  pass(MINUTE + WARNING_MS);
  clock.touch();
  clock.stay();
  clock.hear(now.wall + 10 * MINUTE);
  clock.hear(undefined);
  expect(clock.read()).toEqual({ kind: "over" });
});

test("a late message of another tab counts from the time of the activity", () => {
  const { clock, now, pass } = clockAt(5);
  pass(4 * MINUTE);
  clock.hear(now.wall - 3 * MINUTE);
  pass(2 * MINUTE);
  expect(clock.read()).toEqual({ kind: "warning", seconds: 60 });
});

test("a tab that slept hears late of what the customer did meanwhile in another one, and its session is not over", () => {
  const { clock, now, set, see } = clockAt(5);
  see(true);
  set(60 * MINUTE);
  see(false);
  clock.hear(now.wall - 6 * MINUTE);
  expect(clock.read()).toEqual({ kind: "over" });
  clock.hear(now.wall - MINUTE);
  expect(clock.read()).toEqual({ kind: "active" });
});

test.each([DAY, 365 * DAY, 6 * MINUTE])(
  "when the clock is set ahead by %i ms, the customer is asked and not signed out",
  (by) => {
    const { clock, pass, set } = clockAt(5);
    pass(MINUTE);
    set(by);
    expect(clock.read()).toEqual({ kind: "warning", seconds: 60 });
    clock.stay();
    pass(5 * MINUTE - 1);
    expect(clock.read()).toEqual({ kind: "active" });
    set(by);
    expect(clock.read().kind).toBe("warning");
    pass(WARNING_MS);
    expect(clock.read()).toEqual({ kind: "over" });
  },
);

test("setting the clock ahead by less than the time left counts as idle time; during the warning it takes no time away", () => {
  const { clock, pass, set } = clockAt(5);
  set(3 * MINUTE);
  expect(clock.read()).toEqual({ kind: "active" });
  pass(2 * MINUTE + 30_000);
  set(DAY);
  expect(clock.read()).toEqual({ kind: "warning", seconds: 30 });
});

test.each([-1000, -DAY])("setting the clock back by %i ms changes nothing", (by) => {
  const { clock, pass, set } = clockAt(5);
  pass(5 * MINUTE - 1);
  set(by);
  expect(clock.read()).toEqual({ kind: "active" });
  pass(1);
  expect(clock.read()).toEqual({ kind: "warning", seconds: 60 });
});

test("a device that slept with the page out of sight was idle all the time", () => {
  const { clock, set, see } = clockAt(5);
  see(true);
  set(60 * MINUTE);
  see(false);
  expect(clock.read()).toEqual({ kind: "over" });
});

test("a reloaded page counts from the customer's last activity", () => {
  expect(clockAt(5, 5 * MINUTE).clock.read()).toEqual({ kind: "warning", seconds: 60 });
  expect(clockAt(5, DAY).clock.read()).toEqual({ kind: "over" });
  expect(clockAt(5, -DAY).clock.read()).toEqual({ kind: "active" });
});
