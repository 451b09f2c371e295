import { isDeepStrictEqual } from "node:util";

import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { clearAlerts } from "#app/alerts.ts";
import { announce } from "#app/router/announcer.tsx";
import { openAfresh } from "#app/router/arrival.tsx";
import { clearToasts } from "#ui/toast.ts";

import { presentTimers, realTimers } from "./timers.ts";

// A present element is found at once; a missing one is only given up when nothing can change any more, on however slow
// a machine.
configure({ asyncUtilTimeout: 60_000 });

// The test files of a worker share a page and the app's modules; each test leaves them like a newly opened page.
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

// A fake timer that an earlier test left behind would stop the clock of every later test.
beforeEach(() => {
  const present = presentTimers();
  if (!isDeepStrictEqual(present, realTimers))
    throw new Error("An earlier test has left a fake timer behind.");
});
