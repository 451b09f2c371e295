import { expect, test } from "vitest";

import { createIdleClock, WARNING_MS } from "./idle-clock.ts";

const MINUTE = 60_000;

function clockAt(minutes: number) {
  let time = 0;
  const clock = createIdleClock(minutes, () => time);
  return { clock, pass: (ms: number) => (time += ms) };
}

test("counts down the last minute, then it is over", () => {
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

test("nothing brings back what is over, and no other tab reaches into the future", () => {
  const { clock, pass } = clockAt(1);
  clock.stay(10 * MINUTE);
  pass(MINUTE + WARNING_MS);
  clock.touch();
  clock.stay();
  expect(clock.read()).toEqual({ kind: "over" });
});
