import type { Browser } from "@playwright/test";

import { openContext, openPageIn } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import { signIn } from "./subjects.ts";
import { timeToUsable } from "./usable.ts";
import { readVitals, watchVitals } from "./vitals.ts";

/** The first visit, and those on the device that keeps the app since. Times in ms. */
export type Visits = {
  /** Largest contentful paint of the first visit. Nobody touches the page: the first tap or key would end the measurement. */
  readonly firstLcp: number;
  /** The second visit, until the sign-in form is usable. */
  readonly second: number;
  /** Bytes of JavaScript that the second visit loads from the server. */
  readonly secondBytes: number;
  /** The third visit, without a connection. */
  readonly offline: number;
};

/** Visits the bank on a slow connection until the device keeps the app, then again, then without a connection. */
export async function measureVisits(browser: Browser, site: Site): Promise<Visits> {
  const context = await openContext(browser);
  const url = site.url(signIn);
  try {
    const first = await openPageIn(context, { slow: true });
    await watchVitals(first.page);
    await timeToUsable(first.page, url, signIn);
    await first.page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const { lcp: firstLcp } = await readVitals(first.page);
    await first.page.close();
    const again = await openPageIn(context, { slow: true });
    const second = await timeToUsable(again.page, url, signIn);
    await again.scripts.quiet();
    const secondBytes = [...again.scripts.loaded().values()].reduce((sum, bytes) => sum + bytes, 0);
    await again.page.close();
    await context.setOffline(true);
    const third = await openPageIn(context, { slow: false });
    const offline = await timeToUsable(third.page, url, { ...signIn, text: "You are offline." });
    return { firstLcp, second, secondBytes, offline };
  } finally {
    await context.close();
  }
}
