import type { Views } from "./more-views.ts";

/**
 * Loads what a screen needs beyond a form on its page; sign-in does without. It is there before the screen opens: in
 * the middle of a payment nothing is loaded any more.
 */
export async function loadViews(): Promise<Views> {
  return (await import("./more-views.ts")).views;
}
