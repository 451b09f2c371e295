import { describe, expect, test } from "vitest";

import type { Screen, ScreenEntry } from "#definition/compiled.ts";
import type { ReleasedScreen, ReleasedVersion } from "#definition/released.ts";

import { layOver } from "./lay-over.ts";

const never = (): Promise<Screen> => Promise.reject(new Error("not loaded here"));

function built(id: string): ScreenEntry {
  return { id, path: `/${id}`, title: id, access: "customer", load: never };
}

function version(
  id: string,
  about: Partial<ReleasedVersion> & { readonly title?: string } = {},
): ReleasedVersion {
  const { title = "New", ...rest } = about;
  const module = { file: `${id}.js`, integrity: "sha256-x" };
  return { needs: 1, entry: { id, path: `/${id}`, title, access: "customer" }, module, ...rest };
}

function screen(
  id: string,
  versions: readonly ReleasedVersion[],
  gone?: ReleasedScreen["gone"],
): ReleasedScreen {
  return { id, versions, ...(gone && { gone }) };
}

/** What a company's app has: titles by id, those that are gone, and what could not be used. */
function shown(released: readonly ReleasedScreen[], company = "demo", format = 1) {
  const problems: string[] = [];
  const {
    screens,
    gone,
    released: menu,
  } = layOver([built("airtime"), built("water")], released, {
    company,
    format,
    entryOf: ({ entry }, before) => ({ ...entry, load: never, ...(before && { before }) }),
    warn: (problem) => void problems.push(problem),
  });
  return {
    screens: Object.fromEntries(screens.map(({ id, title }) => [id, title])),
    gone: gone.map(({ id }) => id),
    menu: [...menu.keys()],
    problems,
    before: screens.flatMap(({ before }) => before?.id ?? []),
  };
}

describe("released screens", () => {
  test("stand in the place of the build's, or beside them; others stay as they are", () => {
    expect(shown([screen("water", [version("water")]), screen("gas", [version("gas")])])).toEqual({
      screens: { airtime: "airtime", water: "New", gas: "New" },
      gone: [],
      menu: ["water", "gas"],
      problems: [],
      before: ["water"],
    });
  });

  test("are for some companies, and for the others as before", () => {
    const released = [
      screen("water", [version("water", { companies: ["harbour"], title: "Tap" }), version("water")]),
      screen("gas", [version("gas", { companies: ["harbour"] })]),
    ];
    expect(shown(released, "harbour").screens).toEqual({ airtime: "airtime", water: "Tap", gas: "New" });
    expect(shown(released, "demo").screens).toEqual({ airtime: "airtime", water: "New" });
  });

  test("for a newer app are shown in their older version, or left out, with a problem", () => {
    const released = [
      screen("water", [version("water", { needs: 3 }), version("water", { needs: 1, title: "Old" })]),
      screen("gas", [version("gas", { needs: 2 })]),
      screen("airtime", [version("airtime", { needs: 2 })]),
    ];
    expect(shown(released)).toMatchObject({
      screens: { airtime: "airtime", water: "Old" },
      problems: ["format", "format", "format"],
    });
    expect(shown(released, "demo", 3)).toMatchObject({ screens: { gas: "New", water: "New" }, problems: [] });
  });

  test("that are withdrawn cannot be opened, and their payments are still asked about", () => {
    const released = [
      screen("water", [version("water")], "withdrawn"),
      screen("gas", [version("gas")], "withdrawn"),
    ];
    expect(shown(released)).toMatchObject({
      screens: { airtime: "airtime" },
      gone: ["water", "gas"],
      menu: ["water", "gas"],
    });
  });

  test("that are undone are as in the build, and gone where the build has none", () => {
    const released = [
      screen("water", [version("water")], "undone"),
      screen("gas", [version("gas")], "undone"),
    ];
    expect(shown(released)).toMatchObject({
      screens: { airtime: "airtime", water: "water" },
      gone: ["gas"],
      menu: ["gas"],
    });
  });

  test("never take a path that belongs to another screen", () => {
    const thief = version("gas");
    const entry = { ...thief.entry, path: "/airtime" };
    expect(shown([screen("gas", [{ ...thief, entry }])])).toMatchObject({
      screens: { airtime: "airtime", water: "water" },
      problems: ["path"],
    });
  });
});
