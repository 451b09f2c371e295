import { launch } from "#tests/bench/launch.ts";
import type { StoredSession } from "#tests/bench/session.ts";
import type { Credentials } from "#tests/e2e/harness/customers.ts";
import { dataIn } from "#lib/reply-data.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";

import { serveBuild } from "./serve-build.ts";
import { createSpoiler, type Spoiler } from "./spoiler.ts";
import { openVisitor, type Visitor } from "./visitor.ts";

/** The call for the company's profile. */
export const COMPANY = /^GET \/platform\/api\/v1\/organizations\//;

/** The build, its sandbox, a customer in Chromium, and who spoils what the customer is told. */
export type Range = {
  readonly visitor: Visitor;
  readonly spoiler: Spoiler;
  readonly signIn: (customer: Credentials) => Promise<StoredSession>;
  /** What is wrong with the page, given the replies that were spoilt. */
  readonly wrong: () => Promise<readonly string[]>;
  /** The demo's data, as they were. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Opens all of them. */
export async function openRange(): Promise<Range> {
  const bank = await serveBuild();
  const origin = `http://localhost:${bank.port}`;
  const { shell } = await findTestBrowsers();
  const browser = await launch(["--disable-gpu"], shell);
  const spoiler = createSpoiler();
  const visitor = await openVisitor(browser, origin, spoiler.isOpen);
  await spoiler.join(visitor.page.context());

  return {
    visitor,
    spoiler,
    signIn: async ({ username, password }) => {
      const reply = await fetch(`${origin}/api/v1/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", AppID: "campaign" },
        body: JSON.stringify({ username, password }),
      });
      const body: unknown = await reply.json();
      return {
        token: JSON.stringify(dataIn(body, "/token")),
        user: JSON.stringify(dataIn(body, "/profile")),
      };
    },
    wrong: async () => await visitor.wrong(() => JSON.stringify(spoiler.sent)),
    reset: async () => void (await fetch(`${origin}/__sandbox/reset`, { method: "POST" })),
    close: async () => {
      await browser.close();
      await bank.close();
    },
  };
}
