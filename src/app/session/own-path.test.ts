import { createPath, resolvePath } from "react-router-dom";
import { expect, test } from "vitest";

import { ownPath } from "#lib/links.ts";

/** Where a browser goes when the router has made an address of a path. */
function landsAt(path: string): string {
  return new URL(createPath(resolvePath(path, "/airtime")), "https://bank.example/loan").href;
}

test.each(["/", "/airtime", "/airtime?network=mtn#top", "/a//b", "/%2Fevil.example", "/%5Cevil.example"])(
  "%s is a path of ours, for the router too",
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(landsAt(path)).origin).toBe("https://bank.example");
  },
);
