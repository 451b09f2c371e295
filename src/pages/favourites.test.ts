import { expect, test } from "vitest";

import { openFavourites } from "./favourites.ts";

function storage(stored?: unknown) {
  const values = new Map<string, unknown>([["favourite_billers.a1", stored]]);
  return {
    read: (key: string) => values.get(key),
    write: (key: string, value: unknown) => values.set(key, value).size > 0,
  };
}

test("a favourite is marked and unmarked, the newest first, and is there again at the next visit", () => {
  const place = storage();
  const favourites = openFavourites(place, "a1");
  let told = 0;
  favourites.subscribe(() => told++);
  for (const key of ["water", "gas", "power", "gas"]) favourites.toggle(key);
  expect(favourites.list()).toEqual(["power", "water"]);
  expect(told).toBe(4);
  expect(openFavourites(place, "a1").list()).toEqual(["power", "water"]);
  expect(openFavourites(place, "b2").list()).toEqual([]);
});

test("what another tab has marked meanwhile stays", () => {
  const place = storage(["water"]);
  const [here, there] = [openFavourites(place, "a1"), openFavourites(place, "a1")];
  there.toggle("gas");
  here.toggle("power");
  expect(here.list()).toEqual(["power", "gas", "water"]);
});

test("stored values that are no keys are ignored, and only the newest are kept", () => {
  expect(openFavourites(storage([7, "water", null]), "a1").list()).toEqual(["water"]);
  expect(openFavourites(storage("water"), "a1").list()).toEqual([]);
  const many = openFavourites(storage(), "a1");
  for (let number = 0; number < 40; number++) many.toggle(`biller-${number}`);
  expect(many.list()).toHaveLength(30);
  expect(many.list()[0]).toBe("biller-39");
});
