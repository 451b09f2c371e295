import { isDeepStrictEqual } from "node:util";

import { afterEach, beforeEach, vi } from "vitest";

import { presentTimers, realTimers } from "./timers.ts";

// The test files of a worker share their modules, and a page where they have one. After each test both are as at the start.
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  if ("document" in globalThis) leavePage();
});

// Fake timers that an earlier test did not restore would stop the clock in every later test.
beforeEach(() => {
  const present = presentTimers();
  if (!isDeepStrictEqual(present, realTimers))
    throw new Error("An earlier test has left a fake timer behind.");
});

function leavePage(): void {
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.documentElement.removeAttribute("style");
}
