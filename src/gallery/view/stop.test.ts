import { expect, test } from "vitest";

import { createStop } from "./stop.ts";

test("the customer stands at a step until the stop is moved; earlier steps pass", async () => {
  const stop = createStop(1);
  await stop.stand(0);
  const done: string[] = [];
  const customer = stop.stand(1).then(() => done.push("customer"));
  const request = stop.passed(1).then(() => done.push("request"));
  await stop.reached();
  expect(done).toEqual([]);
  stop.moveTo(2);
  await Promise.all([customer, request]);
  expect(done).toHaveLength(2);
  expect([stop.holds(1), stop.holds(2)]).toEqual([false, true]);
});

test("a stop that is moved before the customer comes is reached at its new step; without one all passes", async () => {
  const stop = createStop(1);
  const standing = stop.stand(2);
  stop.moveTo(2);
  await stop.reached();
  stop.moveTo(Infinity);
  await standing;
  await stop.stand(Infinity);
  expect(stop.holds(99)).toBe(false);
});
