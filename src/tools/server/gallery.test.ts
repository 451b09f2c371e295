import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import type { FollowedBuild } from "#tools/build/follow-build.ts";

import { createGallery, isGalleryPath } from "./gallery.ts";

const navigation = { headers: { Accept: "text/html,*/*" } };
const PAGE = ".cache/gallery/src/gallery/gallery.html";
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "gallery-"));
  mkdirSync(join(root, ".cache/gallery/src/gallery"), { recursive: true });
  mkdirSync(join(root, ".cache/gallery/assets"));
  writeFileSync(join(root, PAGE), "<html><head></head><body>gallery</body></html>");
  writeFileSync(join(root, ".cache/gallery/assets/main-1a2b.js"), "run()");
});

afterEach(() => rmSync(root, { recursive: true }));

const get = (path: string, init: RequestInit = navigation) => createGallery({ root }).request(path, init);

test.each([
  ["/__gallery", true],
  ["/__gallery/airtime", true],
  ["/__gallerya", false],
  ["/airtime", false],
])("%s is the gallery's: %s", (path, expected) => {
  expect(isGalleryPath(path)).toBe(expected);
});

describe("pages", () => {
  test.each(["/__gallery", "/__gallery/airtime/loading", "/__gallery/view/airtime/loading"])(
    "%s belongs to the gallery, and is marked as served with the sandbox",
    async (path) => {
      const reply = await get(path);
      expect(await reply.text()).toContain('<meta name="sandbox" content="true" />');
      expect(reply.headers.get("cache-control")).toBe("no-cache");
    },
  );

  test("a view may be in a frame of this host; the gallery itself may not, and may contain frames", async () => {
    const view = (await get("/__gallery/view/airtime/loading")).headers.get("content-security-policy");
    expect(view).toContain("frame-ancestors 'self'");
    expect(view).not.toContain("frame-src");
    const shell = (await get("/__gallery/airtime")).headers.get("content-security-policy");
    expect(shell).toContain("frame-ancestors 'none'");
    expect(shell).toContain("frame-src 'self'");
  });

  test("a page waits until the build is as new as its sources, and files wait for the build", async () => {
    const asked: string[] = [];
    const followed: FollowedBuild = {
      refresh: async () => void asked.push("refresh"),
      settled: async () => void asked.push("settled"),
      problem: () => undefined,
    };
    const gallery = createGallery({ root, followed });
    await gallery.request("/__gallery", navigation);
    await gallery.request("/__gallery/assets/main-1a2b.js");
    expect(asked).toEqual(["refresh", "settled"]);
  });

  test("says why a build does not exist", async () => {
    rmSync(join(root, PAGE));
    const followed: FollowedBuild = {
      refresh: async () => {},
      settled: async () => {},
      problem: () => "main.tsx:1:1",
    };
    const reply = await createGallery({ root, followed }).request("/__gallery", navigation);
    expect([reply.status, await reply.text()]).toEqual([500, "main.tsx:1:1"]);
  });
});

test("requests of its pages are answered from the project's files, and never cached", async () => {
  const reply = await get("/__gallery/api/catalogue", {});
  expect(await reply.json()).toMatchObject({ screens: [] });
  expect(reply.headers.get("cache-control")).toBe("no-store");
  expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
});

describe("files", () => {
  test("an asset may be cached for ever", async () => {
    const reply = await get("/__gallery/assets/main-1a2b.js", {});
    expect(await reply.text()).toBe("run()");
    expect(reply.headers.get("cache-control")).toContain("immutable");
  });

  test.each([
    "/__gallery/assets/gone",
    "/__gallery/assets/gone.js",
    "/__gallery/assets/../src/gallery/gallery.html",
    "/__gallery/x.json",
  ])("there is no %s", async (path) => {
    const reply = await get(path);
    expect(reply.status).toBe(404);
    expect(reply.headers.get("cache-control")).not.toContain("immutable");
  });

  test("a script that requests a page gets none", async () => {
    expect((await get("/__gallery/airtime", { headers: { Accept: "application/json" } })).status).toBe(404);
  });
});
