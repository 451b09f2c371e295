import { expect, test } from "vitest";

import { createTurns } from "./turns.ts";

/** Work by name: what has begun, and how each ends or leaves. */
function workOf(atOnce: number) {
  const turns = createTurns(atOnce);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const leaves = new Map<string, () => void>();
  for (const name of ["a", "b", "c", "d"]) {
    const leave = turns.take((done) => {
      begun.push(name);
      ends.set(name, done);
    });
    leaves.set(name, leave);
  }
  return { begun, end: (name: string) => ends.get(name)!(), leave: (name: string) => leaves.get(name)!() };
}

test("some work runs at once, the rest in order", () => {
  const { begun, end } = workOf(2);
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(begun).toEqual(["a", "b", "c"]);
  end("a");
  expect(begun).toEqual(["a", "b", "c", "d"]);
});

test("who leaves while waiting never begins, and who leaves while running makes room", () => {
  const { begun, end, leave } = workOf(1);
  leave("b");
  leave("a");
  expect(begun).toEqual(["a", "c"]);
  end("c");
  expect(begun).toEqual(["a", "c", "d"]);
});

test("an end counts once", () => {
  const { begun, end, leave } = workOf(1);
  end("a");
  end("a");
  leave("a");
  expect(begun).toEqual(["a", "b"]);
});

test("work that is over at once makes room for the next", () => {
  const turns = createTurns(1);
  const begun: string[] = [];
  turns.take((done) => done());
  turns.take(() => begun.push("next"));
  expect(begun).toEqual(["next"]);
});
