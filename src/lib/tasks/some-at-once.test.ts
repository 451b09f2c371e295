import { expect, test } from "vitest";

import { someAtOnce } from "./some-at-once.ts";

test("all is done, never more at once than allowed, each in its turn", async () => {
  const ends: (() => void)[] = [];
  const begun: number[] = [];
  const done = someAtOnce([1, 2, 3, 4, 5], 2, async (one) => {
    begun.push(one);
    await new Promise<void>((resolve) => ends.push(resolve));
  });
  expect(begun).toEqual([1, 2]);
  for (let ended = 0; ended < 5; ended++) {
    ends[ended]!();
    await new Promise((resolve) => setTimeout(resolve));
    expect(begun).toHaveLength(Math.min(ended + 3, 5));
  }
  await done;
  expect(begun).toEqual([1, 2, 3, 4, 5]);
});

async function failAtTwo(one: number): Promise<void> {
  if (one === 2) throw new Error("two");
}

test("the first failure is told", async () => {
  await expect(someAtOnce([1, 2, 3], 2, failAtTwo)).rejects.toThrow("two");
  await expect(someAtOnce([], 2, failAtTwo)).resolves.toBeUndefined();
});
