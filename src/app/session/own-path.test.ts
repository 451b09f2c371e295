import { createPath, resolvePath } from "react-router-dom";
import { expect, test } from "vitest";

import { ownPath } from "#lib/web/links.ts";

/** Where the browser goes with the address that the router makes of a path. */
function landsAt(path: string): string {
  return new URL(createPath(resolvePath(path, "/airtime")), "https://bank.example/loan").href;
}

test.each(["/", "/airtime", "/airtime?network=mtn#top", "/a//b", "/%2Fevil.example", "/%5Cevil.example"])(
  "%s is an own path, also for the router",
  (path) => {
    expect(ownPath(path)).toBe(path);
    expect(new URL(landsAt(path)).origin).toBe("https://bank.example");
  },
);
