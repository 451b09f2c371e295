import type { Verdict } from "#gallery/protocol.ts";
import { pause } from "#lib/tasks/pause.ts";

import type { Opened } from "./opened.ts";
import type { Traffic } from "./traffic.ts";

/** Milliseconds without a change: after the first the page can be looked at (what may still change is seen to change), after the second it is at rest. */
const SETTLED = 25;
const QUIET = 100;
/** Milliseconds: how long what is busy may stay so, and how often it is looked at. */
const LIMIT = 20_000;
const LOOK_EVERY = 25;

/**
 * Resolves when the page is at rest: every part and every answer has arrived, and nothing changes any more.
 * @param busy whether the state keeps something in progress for ever
 */
export async function comeToRest(
  traffic: Traffic,
  busy: boolean,
  { verdict, isOver, onSettled }: Opened & { readonly verdict: Verdict },
): Promise<void> {
  const onTheWay = busy ? "[data-waiting]" : "[data-waiting], [aria-busy=true]";
  const end = performance.now() + LIMIT;
  let changed = performance.now();
  const observer = new MutationObserver(() => {
    changed = performance.now();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  /** Whether so many milliseconds have passed without a change, before the limit. */
  const isQuiet = async (milliseconds: number) => {
    const isStill = () => performance.now() - changed >= milliseconds;
    while (!isOver() && performance.now() < end) {
      await pause(changed + milliseconds - performance.now());
      await traffic.over();
      if (document.querySelector(onTheWay)) {
        await pause(LOOK_EVERY);
        changed = performance.now();
      } else if (isStill()) {
        // Not before: to ask for it lays the page out, and it may change many times until now.
        await document.fonts?.ready;
        await nothingMoreUrgent();
        if (isStill()) return !isOver();
      }
    }
    return false;
  };
  if (await isQuiet(SETTLED)) {
    onSettled(verdict);
    await isQuiet(QUIET);
  }
  observer.disconnect();
  if (isOver()) return;
  const still = document.querySelector(onTheWay);
  if (still) throw new Error(`The page did not come to rest: ${still.tagName.toLowerCase()} is still busy.`);
}

/** Resolves when the browser has done all that is more urgent: what React renders in pieces changes nothing until its end. */
function nothingMoreUrgent(): Promise<void> {
  if (!("scheduler" in globalThis)) return pause(0);
  return scheduler.postTask(() => undefined, { priority: "background" });
}
