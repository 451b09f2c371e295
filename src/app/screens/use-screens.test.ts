import { expect, test } from "vitest";

import { screens } from "virtual:screens";

import { screenAt } from "./use-screens.ts";

const at = (pathname: string) => screenAt(screens, pathname)?.path;

test("a screen is found as the router finds it: in any case, with slashes at the end", () => {
  expect(["/airtime", "/airtime/", "/Airtime//"].map(at)).toEqual(["/airtime", "/airtime", "/airtime"]);
  expect(["/", "//", "/airtime/more", "/air"].map(at)).toEqual(["/", "/", undefined, undefined]);
});
