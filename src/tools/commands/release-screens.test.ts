import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import type { ReleasedIndex, ReleasedScreens } from "#definition/released.ts";
import { deepEqual } from "#lib/json/equality.ts";
import { makeScreens } from "#tools/release/make-screens.ts";
import { openTarget } from "#tools/release/open-target.ts";
import { plan, release } from "#tools/release/release.ts";
import { hashOf } from "#tools/build/integrity.ts";

import { run as diff } from "./diff-screens.ts";
import { run } from "./release-screens.ts";

const SCREENS = "schemas/screens";
const WATER = `${SCREENS}/water.json`;
const POWER = `${SCREENS}/power.json`;
let root: string;
let to: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "release-"));
  to = join(root, "served");
  for (const folder of ["schemas", "tenants"]) {
    cpSync(`tests/corpus/fixtures/${folder}`, join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

async function releasing(...args: string[]) {
  const lines: string[] = [];
  const code = await run(["--to", to, ...args], { root, print: (line) => lines.push(line) });
  return { code, last: lines.at(-1), text: lines.join("\n") };
}

function change(path: string, from: string, now: string): void {
  const text = readFileSync(join(root, path), "utf8");
  expect(text).toContain(from);
  writeFileSync(join(root, path), text.replace(from, now));
}

function addPower(): void {
  const text = readFileSync(join(root, WATER), "utf8");
  writeFileSync(
    join(root, POWER),
    text.replace('"id": "water"', '"id": "power"').replace('"/water"', '"/power"'),
  );
}

const read = (file: string) => readFileSync(join(to, file), "utf8");
const indexNow = () => JSON.parse(read("index.json")) as ReleasedIndex;
const customersNow = () => JSON.parse(read(indexNow().customers!.file)) as ReleasedScreens;
/** Ids, with the titles of their versions and for whom these are. */
const shown = () =>
  customersNow().map(({ id, gone, versions }) => [
    gone ? `${id} ${gone}` : id,
    ...versions.map(({ entry, companies }) => [entry.title, ...(companies ?? [])].join(" ")),
  ]);

describe("a release", () => {
  test("has a module without imports, with its validators, that the hash in the index fits", async () => {
    expect(await releasing()).toMatchObject({ code: 0, last: "Release 1 is out." });
    const [{ versions }] = customersNow() as [ReleasedScreens[number]];
    const { module, entry } = versions[0]!;
    expect(entry).toMatchObject({ path: "/water", access: "customer", menu: { label: "Water" } });
    const code = read(module.file);
    expect(hashOf(code)).toBe(module.integrity);
    expect(hashOf(read(indexNow().customers!.file))).toBe(indexNow().customers!.integrity);
    expect(code).not.toMatch(/\bimport\b|\beval\b|new Function/);
    const live = (await import(/* @vite-ignore */ pathToFileURL(join(to, module.file)).href)) as {
      make: (equal: typeof deepEqual) => Screen;
    };
    const { steps } = live.make(deepEqual);
    const [step] = steps;
    expect(step && "ask" in step && Object.values(step.ask.validators)[0]!({ board: 7 })).toBe(false);
  });

  test("compiles only what changed, and says when nothing did", async () => {
    addPower();
    expect((await releasing()).text).toContain("2 of 2 screens compiled.");
    expect(await releasing()).toMatchObject({ code: 0, last: expect.stringContaining("Nothing to release") });
    change(WATER, "Water Bill", "Water");
    const { text } = await releasing();
    expect(text).toContain("1 of 2 screens compiled.");
    expect(text).toContain("its title changed");
    expect(indexNow().version).toBe(2);
    expect(shown()).toEqual([
      ["power", "Water Bill"],
      ["water", "Water"],
    ]);
  });

  test("changes what touches money only when that is confirmed", async () => {
    await releasing();
    change(WATER, '"POST water/pay"', '"POST water/pay-now"');
    expect(await releasing()).toMatchObject({ code: 1, text: expect.stringContaining("! MONEY (endpoint)") });
    expect(indexNow().version).toBe(1);
    const told: string[] = [];
    expect(await diff(["--to", to], { root, print: (line) => told.push(line) })).toBe(1);
    expect(told.join("\n")).toContain("! MONEY (endpoint)");
    expect(await releasing("--confirm-money")).toMatchObject({ code: 0, last: "Release 2 is out." });
  });

  test("is for some companies, then for all", async () => {
    await releasing();
    change(WATER, "Water Bill", "Water");
    await releasing("--companies", "harbour,sahel");
    expect(shown()).toEqual([["water", "Water harbour sahel", "Water Bill"]]);
    change(WATER, '"title": "Water"', '"title": "Tap"');
    await releasing("--companies", "harbour");
    expect(shown()).toEqual([["water", "Tap harbour", "Water sahel", "Water Bill"]]);
    await releasing();
    expect(shown()).toEqual([["water", "Tap"]]);
  });

  test("is of the named screens alone", async () => {
    await releasing();
    addPower();
    change(WATER, "Water Bill", "Water");
    await releasing("power", "--confirm-money");
    expect(shown()).toEqual([
      ["power", "Water Bill"],
      ["water", "Water Bill"],
    ]);
    await expect(releasing("pawer")).rejects.toThrow('There is no screen "pawer". Did you mean "power"?');
  });

  test("withdraws a screen whose file is gone, with everything that its payments need", async () => {
    addPower();
    await releasing();
    rmSync(join(root, POWER));
    expect(await releasing("--confirm-money")).toMatchObject({ code: 0 });
    expect(shown()).toEqual([
      ["power withdrawn", "Water Bill"],
      ["water", "Water Bill"],
    ]);
  });

  test("is refused with every problem, and changes nothing", async () => {
    await releasing();
    addPower();
    change(POWER, '"path": "/power"', '"path": "/water"');
    change(WATER, '"access": "customer"', '"access": "custmer"');
    await expect(releasing()).rejects.toThrow(/custmer[\s\S]*Nothing was released/);
    change(WATER, '"access": "custmer"', '"access": "customer"');
    await expect(releasing()).rejects.toThrow('the path "/water" belongs to');
    expect(indexNow().version).toBe(1);
  });
});

describe("rolling back", () => {
  test("brings back one release after the other, to what the build has, and keeps what their payments need", async () => {
    await releasing();
    change(WATER, "Water Bill", "Water");
    await releasing();
    addPower();
    await releasing("--confirm-money");
    expect(await releasing("--rollback")).toMatchObject({ code: 0 });
    expect(shown()).toEqual([
      ["water", "Water"],
      ["power undone", "Water"],
    ]);
    await releasing("--rollback");
    expect(shown()).toEqual([
      ["water", "Water Bill"],
      ["power undone", "Water"],
    ]);
    expect(indexNow().version).toBe(5);
    await releasing("--rollback");
    expect(shown()).toEqual([
      ["water undone", "Water Bill"],
      ["power undone", "Water"],
    ]);
  });
});

describe("two releases at once", () => {
  test("one wins whole, and the other is told", async () => {
    await releasing();
    const target = await openTarget({ to });
    change(WATER, "Water Bill", "First");
    const first = await plan(target, makeScreens(root).screens);
    change(WATER, "First", "Second");
    const second = await plan(target, makeScreens(root).screens);
    const results = await Promise.allSettled([release(target, first), release(target, second)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    const lost = results.find((one) => one.status === "rejected");
    expect(String(lost?.reason)).toMatch(/nothing was changed|Another release was first/);
    const title = results[0].status === "fulfilled" ? "First" : "Second";
    expect(shown()).toEqual([["water", title]]);
    expect(readdirSync(to).filter((file) => file.startsWith("."))).toEqual([]);
  });

  test("a release that is interrupted changes nothing for customers", async () => {
    await releasing();
    const target = await openTarget({ to });
    change(WATER, "Water Bill", "Water");
    const planned = await plan(target, makeScreens(root).screens);
    const before = read("index.json");
    const broken = { ...target, add: () => Promise.reject(new Error("no connection")) };
    await expect(release(broken, planned)).rejects.toThrow("no connection");
    expect(read("index.json")).toBe(before);
    expect(await releasing()).toMatchObject({ code: 0, last: "Release 2 is out." });
  });
});

test.each([
  [
    "an index of another format",
    "index.json",
    (text: string) => text.replace('"format":1', '"format":9'),
    "format 9",
  ],
  ["an index that is cut", "index.json", (text: string) => text.slice(0, 80), "not JSON"],
  ["changed customers' screens", "customers", (text: string) => text.replace("Water", "Wine"), "was changed"],
])("%s is told", async (_what, file, spoil, said) => {
  await releasing();
  const path = join(to, file === "customers" ? indexNow().customers!.file : file);
  writeFileSync(path, spoil(readFileSync(path, "utf8")));
  await expect(releasing()).rejects.toThrow(said);
});
