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

/** Whether a screen does more than ask on its page. All that customers use may. */
export function needsViews(screen: Screen): boolean {
  if (screen.access !== "public") return true;
  return screen.steps.some((step) =>
    isAsk(step)
      ? parts.some((part) => step.ask[part] !== undefined)
      : "wait" in step || "show" in step || step.money === true,
  );
}

const parts = ["dialog", "review", "stage", "rows", "shares", "table", "limits"] as const;
