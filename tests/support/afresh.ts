import { isDeepStrictEqual } from "node:util";

import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { clearAlerts } from "#app/alerts.ts";
import { announce } from "#app/router/announcer.tsx";
import { openAfresh } from "#app/router/arrival.tsx";
import { clearToasts } from "#ui/toast.ts";

import { presentTimers, realTimers } from "./timers.ts";

// A present element is found at once. The search for a missing element ends only when nothing can change any more, so it
// does not depend on the machine's speed.
configure({ asyncUtilTimeout: 60_000 });

// The test files of a worker share a page and the app's modules. After each test they are reset to a newly opened page.
afterEach(() => {
  cleanup();
  clearAlerts();
  clearToasts();
  announce("");
  openAfresh();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
  history.replaceState(null, "", "/");
  document.head.replaceChildren();
  document.documentElement.removeAttribute("style");
});

// Fake timers that an earlier test did not restore would stop the clock in every later test.
beforeEach(() => {
  const present = presentTimers();
  if (!isDeepStrictEqual(present, realTimers))
    throw new Error("An earlier test has left a fake timer behind.");
});
