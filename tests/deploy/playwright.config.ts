import { defineConfig } from "@playwright/test";

import usual from "#tests/e2e/playwright.config.ts";
import { findTestBrowsers } from "#tools/setup/find-browser.ts";

import type { ServerName } from "./start-site.ts";

const servers: readonly ServerName[] = ["nginx", "caddy"];
/** The headless shell sends no reports. */
const { whole } = await findTestBrowsers();

/** As the tests in the browser, at hosts that only this browser finds, with a certificate that only these tests trust. */
export default defineConfig<object, { readonly server: ServerName }>({
  ...usual,
  testDir: ".",
  outputDir: "../../test-results/deploy",
  fullyParallel: false,
  workers: 1,
  projects: servers.map((server) => ({ name: server, use: { server } })),
  use: {
    ...usual.use,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...usual.use?.launchOptions,
      executablePath: whole,
      args: [
        ...(usual.use?.launchOptions?.args ?? []),
        "--host-resolver-rules=MAP *.test 127.0.0.1",
        // Reports of the policy: at once instead of within a minute, and to this host, whose certificate nobody has signed.
        "--short-reporting-delay",
        "--ignore-certificate-errors",
      ],
    },
  },
});
