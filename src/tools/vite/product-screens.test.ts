import { billers, sources } from "virtual:screen-billers";
import { menu } from "virtual:screen-menu";
import { screens } from "virtual:screens";
import { expect, test } from "vitest";

test("every screen of the product is in the index, and loads as the index describes it", async () => {
  expect(screens.length).toBeGreaterThan(0);
  const loaded = await Promise.all(screens.map(({ load }) => load()));
  expect(loaded.map(({ id, path }) => [id, path])).toEqual(screens.map(({ id, path }) => [id, path]));
});

test("the menu is in order, leads to screens, and is not part of the index", () => {
  const orders = menu.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((a, b) => a - b));
  expect(screens.map(({ path }) => path)).toEqual(expect.arrayContaining(menu.map(({ path }) => path)));
  expect(screens.filter((entry) => "menu" in entry)).toEqual([]);
  expect(menu.find(({ path }) => path === "/electricity-subscription")?.keywords).toContain(
    "Ikeja Electric (IKEDC)",
  );
});

test("billers are neither in the index nor in the menu", () => {
  expect(Object.keys(billers)).toEqual(["cable-tv", "electricity"]);
  expect(Object.entries(sources)).toMatchObject([["electricity", { sources: { discos: {} } }]]);
  expect(JSON.stringify([screens, menu])).not.toContain("Showmax");
});
