import type { Verdict } from "#gallery/protocol.ts";
import { pause } from "#lib/pause.ts";

import type { Opened } from "./opened.ts";
import type { Traffic } from "./traffic.ts";

/** Milliseconds: the time without a change after which a page is at rest, and the limit for getting there. */
const LOOK_EVERY = 25;
const QUIET_LOOKS = 4;
/** After so many it can be looked at: what may still change is seen to change. */
const SETTLED_LOOKS = 1;
const LIMIT = 20_000;

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
  let changed = true;
  let isSettled = false;
  const observer = new MutationObserver(() => {
    changed = true;
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  const end = Date.now() + LIMIT;
  await document.fonts?.ready;
  for (let quiet = 0; quiet < QUIET_LOOKS && Date.now() < end && !isOver();) {
    await pause(LOOK_EVERY);
    await traffic.over();
    quiet = changed || document.querySelector(onTheWay) ? 0 : quiet + 1;
    changed = false;
    if (quiet === SETTLED_LOOKS && !isSettled) {
      isSettled = true;
      onSettled(verdict);
    }
  }
  observer.disconnect();
  if (isOver()) return;
  const still = document.querySelector(onTheWay);
  if (still) throw new Error(`The page did not come to rest: ${still.tagName.toLowerCase()} is still busy.`);
}
