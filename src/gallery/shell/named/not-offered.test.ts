import { expect, test } from "vitest";

import type { GalleryScreen } from "#gallery/protocol.ts";

import { notOffered } from "./not-offered.ts";

const water = {
  title: "Water",
  path: "/water",
  file: "schemas/screens/payments/water.json",
  parts: ["schemas/parts/pin.json"],
  access: "customer",
  menu: { label: "Water", order: 1, flags: { menu: ["display-water-menu"], feature: "vtu-mgt" } },
} as unknown as GalleryScreen;
const flags = (isOn: boolean, bills = true) => ({
  flags: { menu: { "display-water-menu": isOn }, features: { "vtu-mgt": bills } },
});
const titles = (...of: Parameters<typeof notOffered>) => notOffered(...of).map(({ title }) => title);

test("a changed screen whose flags a bank has not on is told with its flags", () => {
  expect(notOffered([water], [water.file], flags(false))).toEqual([
    { title: "Water", menu: ["display-water-menu"], feature: "vtu-mgt" },
  ]);
  expect(titles([water], ["schemas/parts/pin.json"], flags(true, false))).toEqual(["Water"]);
});

test("what a bank offers, what the draft does not change and what has no flags is not told", () => {
  expect(titles([water], [water.file], flags(true))).toEqual([]);
  expect(titles([water], ["tenants/harbour.json"], flags(false))).toEqual([]);
  const { menu: _menu, ...open } = water;
  expect(titles([open], [water.file], flags(false))).toEqual([]);
});
