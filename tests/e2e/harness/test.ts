import { test as base, expect } from "@playwright/test";
import type { BrowserContext } from "@playwright/test";

import { startBank } from "./bank.ts";
import type { Bank } from "./bank.ts";
import type { Provider } from "#sandbox/server.ts";

import { attachPictures } from "./pictures.ts";
import { watchProblems } from "./problems.ts";
import type { Problems } from "./problems.ts";
import { controlSandbox } from "./sandbox.ts";
import { shiftClock } from "./shifted-clock.ts";
import type { SandboxControl } from "./sandbox.ts";

type TestFixtures = {
  /** Which provider answers: `test.use({ provider: { provider: "literal", seed: 7 } })`. */
  readonly provider: Provider;
  /** Whether the browser has service workers. They would fetch the whole app in each test. */
  readonly withWorkers: boolean;
  /** The sandbox, fresh for each test. */
  readonly sandbox: SandboxControl;
  /** Errors and warnings in the browser. A test fails on each that it did not allow. */
  readonly problems: Problems;
};

/**
 * Playwright's test, on the production build under the production headers. Each worker has its own bank. A test fails on
 * any error or warning in the console, any violation of the policy, any reply of the sandbox that does not match the
 * OpenAPI file, and any kobo created or lost.
 */
export const test = base.extend<TestFixtures, { readonly bank: Bank }>({
  bank: [
    async ({}, use) => {
      const bank = await startBank();
      await use(bank);
      await bank.close();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  provider: [{ provider: "usual", seed: 1 }, { option: true }],
  baseURL: async ({ bank }, use) => use(bank.url()),
  withWorkers: [false, { option: true }],
  context: async ({ context, withWorkers }, use, testInfo) => {
    await shiftClock(context);
    if (!withWorkers) {
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    }
    await use(context);
    if (testInfo.errors.length > 0) await attachPictures(context, testInfo);
    await endRoutes(context);
  },
  sandbox: [
    async ({ bank, provider }, use) => {
      const sandbox = controlSandbox(bank.url());
      await sandbox.behave(provider);
      await sandbox.reset();
      await use(sandbox);
      expect(await sandbox.violations(), "replies that do not match the OpenAPI file").toEqual([]);
      const { sum, adrift } = await sandbox.ledger();
      expect({ sum, adrift }, "the ledger").toEqual({ sum: 0, adrift: 0 });
      bank.restore();
    },
    { auto: true },
  ],
  problems: [
    async ({ context }, use) => {
      const problems = await watchProblems(context);
      await use(problems);
      expect(problems.found, "errors, warnings and policy violations in the browser").toEqual([]);
    },
    { auto: true },
  ],
});

/** A handler may still wait for a reply: that the context closes meanwhile is no error of the test. */
async function endRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
}

export { expect };
