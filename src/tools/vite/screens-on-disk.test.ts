import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { ScreensOnDisk } from "./screens-on-disk.ts";
import { ownChecks } from "./shared-checks.ts";

const FIXTURES = "src/tools/compile-screen/fixtures";
const PATH = "schemas/screens/payments/airtime.json";
const text = readFileSync(`${FIXTURES}/good/airtime.json`, "utf8").replace("../parts/", "../../parts/");

let root: string;
let now: ScreensOnDisk;
let time = 0;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "screens-on-disk-"));
  mkdirSync(join(root, "schemas/screens/payments"), { recursive: true });
  cpSync(`${FIXTURES}/parts`, join(root, "schemas/parts"), { recursive: true });
  writeFileSync(join(root, PATH), text);
  now = new ScreensOnDisk(root, ownChecks);
  now.all();
});

afterEach(() => rmSync(root, { recursive: true }));

const save = (from: string, to: string) => {
  writeFileSync(join(root, PATH), text.replace(from, to));
  return { path: PATH, type: "update", timestamp: ++time } as const;
};
const titles = () => now.all().screens.map(({ screen }) => screen.title);

test("a file that is saved as it was changes nothing", () => {
  expect(now.note(save("", ""))).toBe("nothing");
  expect(now.versionOf(PATH)).toBeUndefined();
});

test("a text that only customers of the screen read changes the screen alone, each time anew", () => {
  expect(now.note(save("Airtime Subscription", "First"))).toBe("screens alone");
  const first = now.versionOf(PATH);
  expect(titles()).toEqual(["First"]);
  expect(now.note(save("Airtime Subscription", "Second"))).toBe("screens alone");
  expect(titles()).toEqual(["Second"]);
  expect(now.versionOf(PATH)).not.toBe(first);
});

test("each environment of the server hears the same of one change", () => {
  const change = save("Airtime Subscription", "First");
  expect([now.note(change), now.note(change)]).toEqual(["screens alone", "screens alone"]);
});

test("an entry of the menu, a mistake, and its end change more than the screen", () => {
  expect(now.note(save("Buy Airtime", "Top up"))).toBe("more");
  expect(now.note(save('"order": 30', '"order": "first"'))).toBe("more");
  expect(now.all().problems).not.toEqual([]);
  expect(now.note(save("", ""))).toBe("more");
  expect(now.all().problems).toEqual([]);
});

test("a part that is saved changes the screens that refer to it", () => {
  const [part] = now.all().checked[0]!.dependencies;
  const before = readFileSync(join(root, part!), "utf8");
  writeFileSync(join(root, part!), before.replace("{", '{ "$comment": "another",'));
  expect(now.note({ path: part!, type: "update", timestamp: ++time })).not.toBe("nothing");
});
