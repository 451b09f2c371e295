import { setTimeout as wait } from "node:timers/promises";

import type { Browser, Page } from "@playwright/test";

import type { StoredSession } from "#tests/bench/session.ts";
import { watchProblems } from "#tests/e2e/harness/problems.ts";

/** A customer of a cheap phone, on whom something is tried again and again, each time afresh. */
export type Visitor = {
  readonly page: Page;
  /** Opens a path in a tab and a browser that know nothing but the session. */
  readonly open: (path: string, session?: StoredSession) => Promise<void>;
  /** Waits until the page rests. Then says what is wrong with it; `outside` is what it was told, and may show. */
  readonly wrong: (outside: () => string) => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

const PHONE = { width: 360, height: 740 };
/** A document of the origin without the app. */
const BLANK = "/tenants/default.json";
/** How often the page must have rested, one after another, and how often it is looked at. */
const [RESTS, LOOKS] = [10, 1200];
/** What a programme says of values that it did not expect. */
const SLIPS = ["NaN", "undefined", "[object Object]", "Infinity", "Invalid Date"];

/** Opens a page. `isOpen` tells whether a reply is under way. */
export async function openVisitor(browser: Browser, origin: string, isOpen: () => boolean): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: origin, viewport: PHONE, reducedMotion: "reduce" });
  // A slow or busy machine must not fail a visit.
  context.setDefaultTimeout(300_000);
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  const problems = await watchProblems(context);
  const page = await context.newPage();
  const foreign: string[] = [];
  /** Pictures of hosts that the deployment does not list: the policy has stopped them, so nothing was asked of that host. */
  const stopped: string[] = [];
  let known = 0;
  page.on("request", (request) => {
    const url = request.url();
    if (/^(?:http|ws)/.test(url) && !url.startsWith(`${origin}/`)) foreign.push(url);
  });
  page.on("requestfailed", (request) => {
    const isStopped = request.resourceType() === "image" && request.failure()?.errorText === "csp";
    if (isStopped) stopped.push(request.url());
  });
  const isOfStopped = (problem: string) =>
    problem.includes("img-src") && stopped.some((url) => problem.includes(url));

  /** What stands there when the page has rested for a second, or at the end of patience. */
  async function settle(): Promise<ReturnType<typeof look>> {
    let seen = await page.evaluate(look);
    for (let looks = 0, rests = 0; looks < LOOKS && rests < RESTS; looks++) {
      await wait(100);
      seen = await page.evaluate(look).catch(() => seen);
      rests = isOpen() || seen.isBusy || seen.headings === 0 ? 0 : rests + 1;
    }
    return seen;
  }

  return {
    page,
    open: async (path, session) => {
      await page.goto(BLANK);
      await page.evaluate(begin, session);
      known = problems.found.length;
      foreign.length = 0;
      stopped.length = 0;
      await page.goto(path);
    },
    wrong: async (outside) => {
      const { text, headings, isBusy, isWide } = await settle();
      const said = outside();
      return [
        ...problems.found
          .slice(known)
          .filter((problem) => !isOfStopped(problem))
          .map((problem) => problem.slice(0, 500)),
        ...foreign.filter((url) => !stopped.includes(url)).map((url) => `asks ${url.slice(0, 200)}`),
        ...(text.length < 20 || headings === 0 ? [`is blank: ${JSON.stringify(text)}`] : []),
        ...(isBusy ? ["never ends to load"] : []),
        ...(isWide ? ["is wider than the phone"] : []),
        ...SLIPS.filter((slip) => text.includes(slip) && !said.includes(slip)).map(
          (slip) => `says ${slip}: ${text.slice(Math.max(0, text.indexOf(slip) - 80)).slice(0, 160)}`,
        ),
      ];
    },
    close: async () => await context.close(),
  };
}

/** Runs in the page, as those below. */
function begin(session: StoredSession | undefined): void {
  localStorage.clear();
  sessionStorage.clear();
  if (session === undefined) return;
  sessionStorage.setItem("token", session.token);
  sessionStorage.setItem("user", session.user);
}

function look() {
  const shown = [...document.querySelectorAll("h1, h2, [role=heading]")].filter((one) =>
    one.checkVisibility(),
  );
  const text = document.body.innerText.trim();
  return {
    text,
    headings: shown.length,
    // A countdown says itself how long it takes.
    isBusy:
      (document.querySelector('[aria-busy="true"]') !== null || /^Loading$/m.test(text)) &&
      document.querySelector("[role=timer]") === null,
    isWide: document.documentElement.scrollWidth > innerWidth,
  };
}
