import { expect, test } from "vitest";

import type { Subject } from "#gallery/states.ts";

import { BRAND } from "./address.ts";
import { placeOf, placeSeen } from "./place-of.ts";

const PIN = "schemas/parts/pin.json";
const screenOf = (id: string, parts: readonly string[]) =>
  ({ id, title: id, path: `/${id}`, screen: { file: `schemas/screens/${id}.json`, parts } }) as Subject;
const subjects = [
  screenOf("power", [PIN]),
  screenOf("water", [PIN]),
  { id: "cards", title: "Cards", path: "/cards" },
];
const atWater = { subject: "water", state: "empty" };

test.each([
  ["the screen's own file", "schemas/screens/water.json", atWater, { state: "empty" }],
  ["a part of it", PIN, atWater, { state: "empty" }],
  ["another screen", "schemas/screens/power.json", atWater, { subject: "power", state: "sandbox" }],
  [
    "a screen, from the brand",
    PIN,
    { subject: BRAND, state: undefined },
    { subject: "power", state: "sandbox" },
  ],
  [
    "a screen, from a page",
    PIN,
    { subject: "cards", state: "error" },
    { subject: "power", state: "sandbox" },
  ],
  ["another bank", "tenants/sahel.json", atWater, { tenant: "sahel" }],
  ["the defaults of all banks", "tenants/default.json", atWater, {}],
  ["a language", "schemas/languages/fr.json", atWater, { language: "fr", state: "empty" }],
  [
    "a language, from the brand",
    "schemas/languages/fr.json",
    { subject: BRAND, state: undefined },
    { language: "fr", subject: "power", state: "sandbox" },
  ],
  ["a file that no screen has any more", "schemas/screens/gone.json", atWater, {}],
] as const)("what shows %s", (_, file, here, place) => {
  expect(placeSeen(file, here, subjects)).toEqual({ file, ...place });
});

test("the defaults are edited at whatever bank is looked at", () => {
  expect(placeOf("tenants/default.json", subjects)).toEqual({ subject: "power" });
  expect(placeOf("tenants/sahel.json", subjects)).toEqual({ subject: "power", tenant: "sahel" });
});
