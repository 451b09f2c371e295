import { StrictMode } from "react";
import { createRoot } from "react-dom/client";

import { nextTask } from "#lib/tasks/next-task.ts";

import { onceLoaded } from "./at-rest.ts";
import { Boot } from "./boot/boot.tsx";
import type { Opening } from "./boot/open-bank.ts";
import { noteLeaving } from "./leaving/is-leaving.ts";
import { isOldBrowser } from "./old-browser.ts";
import { keepOnDevice } from "./release/keep-on-device.ts";
import { watchErrors } from "./reports/watch-errors.ts";
import { preload } from "./router/preload.ts";
import { loadAhead } from "./router/load-ahead.ts";
import { watchPreloadErrors } from "./router/preload-errors.ts";
import { takeOver } from "./take-over/take-over.tsx";

const { early } = window;
const root = document.getElementById("root")!;

watchErrors();
// From the first: the page may be left while the app is still arriving.
addEventListener("beforeunload", noteLeaving);
onceLoaded(() => import("./translator/follow-translator.ts").then((module) => module.followTranslator()));
onceLoaded(() => import("./steady-press.ts").then((module) => module.steadyPress()));
// To evaluate the code has taken a cheap phone 200 ms.
if (!isOldBrowser()) void nextTask().then(start);

function start(): void {
  // Load the parts of this address while the company is being fetched.
  preload(location.pathname);
  if (early?.isKept) {
    void takeOver(root, { begin, own });
    // At a customer's address a key loads nothing.
    if (!("lists" in document.documentElement.dataset)) loadAhead();
  } else begin();
  keepOnDevice();
}

/**
 * Shows the app on a page that is empty, or not about this visit.
 * @param opened the bank, where it was opened already
 */
function begin(opened?: Opening): void {
  own();
  createRoot(root).render(
    <StrictMode>
      <Boot opened={opened} />
    </StrictMode>,
  );
}

/** From here on the page is the app's. Before, no reload by itself: it would lose what was typed. */
function own(): void {
  watchPreloadErrors();
  askAgainForStyles();
  early?.stop();
  document.getElementById("late")?.remove();
}

/** Without its style sheet the app has no colours and no sizes. Modules run when the sheet has loaded or failed. */
function askAgainForStyles(): void {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet]:not([href*=looks])");
  const size = getComputedStyle(document.documentElement).getPropertyValue("--space-1");
  if (link && !size) link.replaceWith(link.cloneNode());
}
