import type { Screen } from "#definition/compiled.ts";
import { isAsk } from "#engine/position.ts";

import type { Views } from "./more-views.ts";

/**
 * Loads what a screen needs beyond a form on its page; sign-in does without. It is there before the screen opens: in
 * the middle of a payment nothing is loaded any more.
 */
export async function loadViews(): Promise<Views> {
  return (await import("./more-views.ts")).views;
}

/** Whether a screen stands above a page, asks in dialogs, reviews, waits, shows or pays. */
export function needsViews(screen: Screen): boolean {
  return (
    screen.over !== undefined ||
    screen.steps.some((step) =>
      isAsk(step)
        ? step.ask.dialog === true || step.ask.review === true
        : "wait" in step || "show" in step || step.money === true,
    )
  );
}
