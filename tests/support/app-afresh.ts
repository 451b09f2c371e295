import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll } from "vitest";

import { clearAlerts } from "#app/alerts.ts";
import { announce } from "#app/router/announcer.tsx";
import { openAfresh } from "#app/router/arrival.tsx";
import { speak } from "#lib/text/words.ts";
import { clearToasts, loadToasts } from "#ui/toasts/toast.ts";

import { setWindowWidth, USUAL_WIDTH } from "./window-width.ts";

// A present element is found at once. The search for a missing element ends only when nothing can change any more, so it
// does not depend on the machine's speed.
configure({ asyncUtilTimeout: 60_000 });

// Customers have it before they sign in.
beforeAll(loadToasts);

// The test files of a worker share the app's modules. After each test their state is that of a newly opened page.
setWindowWidth(USUAL_WIDTH);
afterEach(() => {
  cleanup();
  setWindowWidth(USUAL_WIDTH);
  clearAlerts();
  clearToasts();
  announce("");
  openAfresh();
  speak("en", {});
});
