import { isDeepStrictEqual } from "node:util";

import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, vi } from "vitest";

import { clearAlerts } from "#app/alerts.ts";
import { announce } from "#app/router/announcer.tsx";
import { openAfresh } from "#app/router/arrival.tsx";
import { clearToasts } from "#ui/toast.ts";

import { presentTimers, realTimers } from "./timers.ts";

// What is found is found at once; what is not is given up only when nothing can come any more, on whatever machine.
configure({ asyncUtilTimeout: 60_000 });

// The files of a worker share a page and the app's modules: each test leaves them as a page has them that was just opened.
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

// A fake timer that somebody has put back stands still for every test after it.
beforeEach(() => {
  const present = presentTimers();
  if (!isDeepStrictEqual(present, realTimers))
    throw new Error("An earlier test has left a fake timer behind.");
});
