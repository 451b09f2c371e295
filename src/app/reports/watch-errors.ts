import { onceLoaded } from "#app/at-rest.ts";
import { readErrorReports } from "#provider/deployment.ts";

import { EVENTS } from "./events.ts";

/** Of what happens before the page has loaded. */
const MOST = 20;

/** Listens from now on, where the deployment has switched reports on; the rest comes once the page has loaded. */
export function watchErrors(signal?: AbortSignal): void {
  const { path, share } = readErrorReports(document);
  if (path === undefined || !(Math.random() < share)) return;
  const early: Event[] = [];
  let take = (event: Event): void => {
    if (early.length < MOST) early.push(event);
  };
  // An error event of an element does not bubble, so only a capturing listener receives it.
  for (const type of EVENTS) addEventListener(type, (event) => take(event), { capture: true, signal });
  onceLoaded(async () => {
    const { openReports } = await import("./reports.ts");
    take = openReports(path, signal);
    early.forEach(take);
  });
}
