import type { Browser, Request } from "@playwright/test";

import { isSandboxPath } from "#sandbox/server.ts";
import { serveBank } from "#tools/server/bank-server.ts";
import { productionApp } from "#tools/server/production.ts";

import { heaviestOf } from "../keystroke.ts";
import { openPage } from "../open-page.ts";
import { createSession, customer } from "../session.ts";
import { signIn } from "../subjects.ts";
import { timeAfter, timeToUsable } from "../usable.ts";
import { categoryOf } from "./many.ts";
import { scroll, type Scrolled } from "./scrolling.ts";

const KEYS = "biller 77";
/** What every biller of the bench is called. */
const COMMON = "Biller";

/** What customers notice of many billers, on the slow phone. Times in ms. */
export type Noticed = {
  /** Bytes over the network, until the sign-in page rests. */
  readonly firstLoad: number;
  /** From the tap on Bills Payment until the directory is there. */
  readonly directory: number;
  /** The heaviest key in the directory's search, in ms of the main thread. */
  readonly key: number;
  /** While everything that its search has found is scrolled. */
  readonly scrolled: Scrolled;
};

/** Serves the build with released screens, and looks at it as a customer. */
export async function visitDirectory(browser: Browser, screens: string): Promise<Noticed> {
  const bank = await serveBank({
    port: 0,
    command: "npm run bench:scale",
    memory: true,
    createApp: async () => await productionApp({ dist: "dist", tenants: "dist/tenants", screens }),
  });
  const url = (path: string) => `http://localhost:${bank.port}${path}`;
  try {
    const firstLoad = await bytesToSignIn(browser, url("/"));
    const session = await createSession(url("/"));
    const opened = await openPage(browser, { slow: true, session });
    try {
      const { page, cdp, scripts } = opened;
      await timeToUsable(page, url("/dashboard"), { text: customer.wallet });
      await scripts.quiet();
      const open = async () => await page.locator('a[href$="/bills-payment"]:visible').first().click();
      const directory = await timeAfter(page, open, { text: categoryOf(0) });
      await page.getByRole("searchbox").click();
      const key = await heaviestOf({ page, cdp }, KEYS);
      await page.getByRole("searchbox").fill(COMMON);
      await page.getByRole("list").getByText(COMMON).nth(10).waitFor();
      return { firstLoad, directory, key, scrolled: await scroll({ page, cdp }) };
    } finally {
      await opened.close();
    }
  } finally {
    await bank.close();
  }
}

/** By what the server says: of a request that was begun early, the browser tells less than nothing. */
async function bytesOf(request: Request): Promise<number> {
  const response = await request.response();
  return Number((await response?.headerValue("content-length")) ?? 0);
}

async function bytesToSignIn(browser: Browser, url: string): Promise<number> {
  const opened = await openPage(browser, { slow: false });
  const sizes: Promise<number>[] = [];
  opened.page.on("requestfinished", (request) => {
    // What the provider says does not depend on the billers.
    if (!isSandboxPath(new URL(request.url()).pathname)) sizes.push(bytesOf(request));
  });
  try {
    await timeToUsable(opened.page, url, signIn);
    await opened.scripts.quiet();
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  } finally {
    await opened.close();
  }
}
