import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import type { Build } from "./builds.ts";
import { followBuild } from "./follow-build.ts";

const build: Build = { mode: "production", folder: "out", page: "index.html", base: "/", sources: ["in"] };
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "follow-"));
  mkdirSync(join(root, "in"));
  mkdirSync(join(root, "out"));
  change("in/screen.json", 1);
  vi.spyOn(console, "log").mockReturnValue();
  vi.spyOn(console, "error").mockReturnValue();
});

afterEach(() => rmSync(root, { recursive: true }));

/** Writes a file with a given time, because file systems record times too coarsely for one test. */
function change(path: string, minute: number): void {
  writeFileSync(join(root, path), "");
  utimesSync(join(root, path), minute * 60, minute * 60);
  utimesSync(join(root, "in"), minute * 60, minute * 60);
}

function following(made = vi.fn<() => Promise<void>>(async () => change("out/index.html", 1))) {
  return { made, followed: followBuild(root, build, made) };
}

test("a missing build is made; a fresh build is left alone", async () => {
  const { made, followed } = following();
  await followed.refresh();
  await followed.refresh();
  expect(made).toHaveBeenCalledTimes(1);
});

test("a changed source is built once, for all callers that wait", async () => {
  const { made, followed } = following();
  change("out/index.html", 1);
  change("in/another.json", 2);
  await Promise.all([followed.refresh(), followed.refresh()]);
  await followed.refresh();
  expect(made).toHaveBeenCalledTimes(1);
});

test("the terminal says what is built, and because of which change", async () => {
  const { followed } = following();
  await followed.refresh();
  expect(console.log).toHaveBeenNthCalledWith(1, "Building out …");
  expect(console.log).toHaveBeenNthCalledWith(2, expect.stringMatching(/^Built out in \d+\.\d s\.$/));
  change("in/screen.json", 2);
  await followed.refresh();
  expect(console.log).toHaveBeenNthCalledWith(3, "Building out, because in/screen.json has changed …");
});

test("a change during a build is built too", async () => {
  const made = vi
    .fn<() => Promise<void>>()
    .mockImplementationOnce(async () => change("in/screen.json", 2))
    .mockResolvedValue();
  await following(made).followed.refresh();
  expect(made).toHaveBeenCalledTimes(2);
});

test("a failed build is reported, and not tried again before something changes", async () => {
  const { made, followed } = following(
    vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("water.json:1:1")),
  );
  await followed.refresh();
  await followed.refresh();
  expect(made).toHaveBeenCalledTimes(1);
  expect(followed.problem()).toBe("water.json:1:1");
  expect(console.error).toHaveBeenCalledWith("water.json:1:1");
  change("in/screen.json", 3);
  await followed.refresh();
  expect(followed.problem()).toBeUndefined();
});

test("files wait for a running build", async () => {
  let end: () => void;
  const { followed } = following(vi.fn<() => Promise<void>>(() => new Promise((resolve) => (end = resolve))));
  await followed.settled();
  const refreshed = followed.refresh();
  let isSettled = false;
  const settled = followed.settled().then(() => (isSettled = true));
  await Promise.resolve();
  expect(isSettled).toBe(false);
  end!();
  await Promise.all([refreshed, settled]);
  expect(isSettled).toBe(true);
});
