import { statSync } from "node:fs";

import type { Browser } from "@playwright/test";

import { buildFolder } from "./build-subjects.ts";
import { openPage, type OpenPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import { customer, type StoredSession } from "./session.ts";
import { airtime, shell, signIn, type BuildName, type Opening } from "./subjects.ts";

type ScriptFile = {
  readonly path: string;
  readonly bytes: number;
  readonly gzip: number;
  readonly brotli: number;
  /** Bytes as transferred, headers included; Chromium uses brotli if the server offers it. */
  readonly wire: number;
};
export type ScriptBytes = Omit<ScriptFile, "path"> & { readonly files: readonly ScriptFile[] };

export type BytesReport = {
  /** Until the sign-in page has loaded. */
  readonly signIn: ScriptBytes;
  /** What it loads afterwards, while the customer may be typing. */
  readonly atRest: ScriptBytes;
  /** The additional scripts when a customer goes from page to page. */
  readonly dashboardAfterSignIn: ScriptBytes;
  readonly airtimeAfterDashboard: ScriptBytes;
  /** Opened by its address, with a session. */
  readonly airtime: ScriptBytes;
  /** The part of `airtime` that sign-in does not load. */
  readonly airtimeNotInSignIn: ScriptBytes;
  readonly plain: ScriptBytes;
  readonly react: ScriptBytes;
  readonly shell: ScriptBytes;
};

type Wire = ReadonlyMap<string, number>;

/** JavaScript of each route, measured once, because sizes do not depend on time. */
export async function measureBytes(
  browser: Browser,
  site: Site,
  session: StoredSession,
): Promise<BytesReport> {
  const load = async (opening: Opening) => {
    const opened = await openPage(browser, { session: opening.signedIn ? session : undefined, slow: false });
    await opened.page.goto(site.url(opening));
    await opened.scripts.quiet();
    await opened.close();
    return opened.scripts.loaded();
  };
  const [first, atSignIn, atDashboard, atAirtime] = await customersWay(browser, site);
  const direct = await load(airtime.app);
  return {
    signIn: weigh("app", first),
    atRest: weigh("app", without(atSignIn, first)),
    dashboardAfterSignIn: weigh("app", without(atDashboard, atSignIn)),
    airtimeAfterDashboard: weigh("app", without(atAirtime, atDashboard)),
    airtime: weigh("app", direct),
    airtimeNotInSignIn: weigh("app", without(direct, atSignIn)),
    plain: weigh("plain", await load(airtime.plain)),
    react: weigh("react", await load(airtime.react)),
    shell: weigh("shell", await load(shell)),
  };
}

/** Signs in, arrives at the dashboard and goes to airtime. Returns the scripts loaded so far: with the page, at rest, and after each step. */
async function customersWay(browser: Browser, site: Site): Promise<readonly [Wire, Wire, Wire, Wire]> {
  const opened = await openPage(browser, { slow: false });
  const { page, scripts } = opened;
  const settled = async () => {
    await scripts.quiet();
    return scripts.loaded();
  };
  await page.goto(site.url(signIn));
  const atSignIn = await settled();
  const known = await page.evaluate(askedForWhileLoading);
  const first = new Map([...atSignIn].filter(([path]) => known.includes(path)));
  await page.locator('[name="username"]').fill(customer.username);
  await page.locator('[name="password"]').fill(customer.password);
  await page.keyboard.press("Enter");
  await page.waitForURL("**/dashboard");
  const atDashboard = await settled();
  await goTo(opened, airtime.app.path);
  const atAirtime = await settled();
  await opened.close();
  return [first, atSignIn, atDashboard, atAirtime];
}

/** Runs in the page: the paths of what was asked for before the page had loaded. */
function askedForWhileLoading(): string[] {
  const [visit] = performance.getEntriesByType("navigation") as [PerformanceNavigationTiming];
  const early = performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime < visit.loadEventStart);
  return early.map(({ name }) => new URL(name).pathname);
}

/** Goes to a path inside the app, like its links. */
async function goTo({ page }: OpenPage, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate", { state: null }));
  }, path);
}

function without(scripts: Wire, known: Wire): Wire {
  return new Map([...scripts].filter(([path]) => !known.has(path)));
}

function weigh(subject: BuildName, scripts: Wire): ScriptBytes {
  const files = [...scripts].map(([path, wire]) => ({ path, wire, ...sizesOf(subject, path) }));
  const sum = (key: Exclude<keyof ScriptFile, "path">) => files.reduce((total, file) => total + file[key], 0);
  return { bytes: sum("bytes"), gzip: sum("gzip"), brotli: sum("brotli"), wire: sum("wire"), files };
}

/** Sizes of the compressed files that the build wrote next to the script. */
function sizesOf(subject: BuildName, path: string): Pick<ScriptFile, "bytes" | "gzip" | "brotli"> {
  const size = (ending: string) => statSync(`${buildFolder(subject)}${path}${ending}`).size;
  return { bytes: size(""), gzip: size(".gz"), brotli: size(".br") };
}
