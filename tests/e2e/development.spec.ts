import { expect, test as base } from "@playwright/test";

import { viewPath } from "#gallery/states.ts";

import { signInToAirtime } from "./harness/airtime.ts";
import { startServer } from "./harness/bank.ts";
import { ada, signInTo } from "./harness/customers.ts";
import { watchProblems } from "./harness/problems.ts";

// Playwright's own test function, because the bank of the other tests is a production build.
base(
  "npm start shows the app: sign-in, dashboard, a payment and the gallery, without errors or warnings",
  async ({ context, page }) => {
    // Vite translates each module at its first request, and prepares libraries at the first start.
    base.slow();
    const { port, close } = await startServer(["start"]);
    try {
      const problems = await watchProblems(context);
      const origin = `http://localhost:${port}`;
      await page.goto(origin);
      await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible({ timeout: 300_000 });
      for (const path of ["/assets/gone", "/assets/gone.js", "/gone.png"]) {
        const reply = await page.request.get(origin + path, { headers: { Accept: "text/html" } });
        expect([reply.status(), reply.headers()["cache-control"]]).toEqual([404, "no-store"]);
      }
      await signInTo(page, `${origin}/dashboard`, /^Good /);
      await expect(page.getByRole("table", { name: "All Transactions" })).toBeVisible();
      await page.evaluate(() => sessionStorage.clear());
      await signInToAirtime(page, ada, origin);
      await expect(page.getByRole("table", { name: "Past transactions" })).toBeVisible();
      const view = { subject: "airtime", state: "sandbox", tenant: "demo", scheme: "light" } as const;
      await page.goto(origin + viewPath(view));
      await expect(page.locator("html")).toHaveAttribute("data-gallery", "shown");
      expect(problems.found).toEqual([]);
    } finally {
      await close();
    }
  },
);
