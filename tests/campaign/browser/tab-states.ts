import type { BrowserContext, Page } from "@playwright/test";

/** Another document: going there leaves the app. */
const ELSEWHERE = "/tenants/default.json";

/** Evaluates an expression in the tab. */
export type Evaluate = (expression: string) => Promise<unknown>;

/** A browser with a tab of a signed-in customer. */
type Visit = { readonly context: BrowserContext; readonly page: Page; readonly origin: string };

/** Puts a tab to sleep; what it returns wakes it, and may launch the browser again for that. */
export type State = {
  readonly sleep: (visit: Visit) => Promise<(again: () => Promise<BrowserContext>) => Promise<Evaluate>>;
  /** Whether the tab is told of nothing while it sleeps: then its first paint must know. */
  readonly sleeps: boolean;
  /** The tab ends the session itself as it goes to sleep, because another tab would wake it. Then this holds in it later. */
  readonly proof?: string;
};

/** Every state in which a tab may be while another one signs out. */
export const tabStates: Readonly<Record<string, State>> = {
  open: {
    sleeps: false,
    sleep:
      async ({ page }) =>
      async () =>
        evaluateIn(page),
  },
  hidden: {
    sleeps: false,
    sleep: async ({ page }) => {
      return async () => {
        await page.bringToFront();
        return evaluateIn(page);
      };
    },
  },
  "left for another document": { sleeps: true, sleep: leave },
  "in the back-forward cache": {
    sleeps: true,
    proof: 'localStorage.getItem("restored") === "yes"',
    // Chromium gives up a page in its cache that gets the message of a sign-in or sign-out.
    sleep: async (visit) => {
      await visit.page.evaluate(() => {
        addEventListener("pagehide", () => {
          localStorage.removeItem("living_sessions");
          localStorage.setItem("signed-out", "yes");
        });
        addEventListener("pageshow", ({ persisted }) => {
          if (persisted) localStorage.setItem("restored", "yes");
        });
      });
      return await leave(visit);
    },
  },
  discarded: {
    sleeps: true,
    // As Android does it: the page's process ends, and the tab loads the page again with what it stores.
    sleep: async ({ context, page }) => {
      const session = await context.newCDPSession(page);
      const crashed = new Promise((resolve) => {
        page.once("crash", resolve);
      });
      void session.send("Page.crash").catch(() => undefined);
      await crashed;
      return async () => {
        await session.send("Page.reload");
        return async (expression) => {
          const options = { expression, awaitPromise: true, returnByValue: true };
          return (await session.send("Runtime.evaluate", options)).result.value as unknown;
        };
      };
    },
  },
  "after a restart of the browser": {
    sleeps: true,
    sleep: async (visit) => {
      await leave(visit);
      return async (again) => {
        await visit.context.close();
        const context = await again();
        const restored = () => context.pages().find((tab) => tab.url() === visit.origin + ELSEWHERE);
        // While Chromium restores a tab, it may replace its page once more.
        let went = false;
        return async (expression) => {
          if (!went) await restored()?.evaluate(goBack);
          went ||= restored() === undefined;
          const [page] = context.pages().filter((tab) => tab.url().startsWith(visit.origin));
          return await page?.evaluate(expression);
        };
      };
    },
  },
};

async function leave({ page, origin }: Visit) {
  await page.goto(origin + ELSEWHERE);
  return async () => {
    await page.evaluate(goBack);
    return evaluateIn(page);
  };
}

/** Playwright does not follow a page into the cache, and would wait for a load. */
function goBack(): void {
  setTimeout(() => history.back());
}

function evaluateIn(page: Page): Evaluate {
  return async (expression) => await page.evaluate(expression);
}
