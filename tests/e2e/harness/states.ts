import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

import { buyAirtime, confirm, fillAirtime, goOn, openAirtime, pinField, result } from "./airtime.ts";
import type { Bank } from "./bank.ts";
import { openDashboard, sendSignIn } from "./customers.ts";
import { reachHistory } from "./far-below.ts";
import { HISTORY, PURCHASE } from "./money.ts";
import type { SandboxControl } from "./sandbox.ts";

type Parts = { readonly page: Page; readonly bank: Bank; readonly sandbox: SandboxControl };

/** A screen, dialog or message that a customer can reach. */
export type State = { readonly name: string; readonly reach: (parts: Parts) => Promise<void> };

/**
 * States that must be accessible at every width and that the gallery does not show (`gallery.spec.ts`), because the
 * customer has opened something in them. To add a state, add an entry.
 */
export const states: readonly State[] = [
  {
    name: "sign-in, empty",
    reach: async ({ page }) => {
      await page.goto("/");
      await sendSignIn(page, { username: "", password: "" });
      await expect(page.getByRole("link", { name: "Enter your username" })).toBeVisible();
    },
  },
  {
    name: "menu on a phone",
    reach: async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openDashboard(page);
      await page.getByRole("navigation", { name: "Shortcuts" }).getByRole("button", { name: "More" }).click();
      await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    },
  },
  {
    name: "receipt",
    reach: async ({ page }) => {
      await openDashboard(page);
      const history = await reachHistory(page);
      await history
        .getByRole("button", { name: /^Actions for/ })
        .first()
        .click();
      await page.getByRole("button", { name: "View Details" }).click();
      await expect(page.getByRole("dialog", { name: /Receipt$/ })).toBeVisible();
    },
  },
  {
    name: "PIN",
    reach: async ({ page }) => {
      await openAirtime(page);
      await fillAirtime(page);
      await goOn(page);
      await confirm(page, "12");
      await expect(pinField(page)).toHaveAttribute("aria-invalid", "true");
    },
  },
  {
    name: "result",
    reach: async ({ page }) => {
      await openAirtime(page);
      await buyAirtime(page);
      await expect(result(page, "successful")).toBeVisible();
    },
  },
  {
    name: "pending result, and the dashboard with it",
    reach: async ({ page, sandbox }) => {
      await openAirtime(page);
      await sandbox.plan({ route: HISTORY, kind: "status", status: 500, times: 1000 });
      await sandbox.plan({ route: PURCHASE, kind: "drop-after" });
      await buyAirtime(page);
      await expect(result(page, "pending")).toBeVisible();
      await page.goto("/dashboard");
      await expect(page.getByRole("region", { name: "Pending payments" })).toBeVisible();
    },
  },
  {
    name: "not found",
    reach: async ({ page }) => {
      await page.goto("/no/such/page");
      await expect(page.getByRole("heading", { name: "Page Missing!" })).toBeVisible();
    },
  },
  {
    name: "page broken",
    reach: async ({ page, bank }) => {
      await page.goto(bank.url("/", "nobody"));
      await expect(page.getByRole("heading", { name: "Page Broken!" })).toBeVisible();
    },
  },
];
