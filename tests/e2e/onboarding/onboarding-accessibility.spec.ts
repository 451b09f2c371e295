import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { sendSignIn } from "../harness/customers.ts";
import { dayo, fillIn, goThrough, press, requestToken, setPassword, verify } from "../harness/onboarding.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";

async function toVerification(page: Page): Promise<void> {
  await page.goto("/");
  await sendSignIn(page, { username: "bola", password: "Password1!" });
  await expect(page).toHaveURL("/verify-email");
}

/** States after the screens have opened; gallery.spec.ts checks the screens as they open. */
const states: readonly { name: string; reach: (page: Page) => Promise<void> }[] = [
  {
    name: "registration: an empty form, then a refusal by the look-up",
    reach: async (page) => {
      await page.goto("/register");
      await press(page, "Continue");
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
      await expectAccessible(page);
      await fillIn(page, { "ID type": "NIN", "ID number": "12300000001" });
      await expect(page.getByRole("link", { name: "ID verification failed." })).toBeVisible();
    },
  },
  {
    name: "registration: an easy PIN and a weak password in its last form, and nothing else",
    reach: async (page) => {
      await page.goto("/register");
      await goThrough(page, { ...dayo, Username: "", "Transaction PIN": "1234", Password: "a" });
      await press(page, "Sign up");
      await expect(page.getByRole("link", { name: "Choose a username" })).toBeVisible();
    },
  },
  {
    name: "verification: a wrong code, and the next one has to wait",
    reach: async (page) => {
      await toVerification(page);
      await verify(page, "000000");
      await expect(page.getByRole("main").getByText(/^Incorrect one-time code/)).toBeVisible();
      await expect(page.getByRole("button", { name: /in \d+ s/ })).toBeVisible();
    },
  },
  {
    name: "forgotten password, empty",
    reach: async (page) => {
      await page.goto("/forget-password");
      await press(page, "Send");
      await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    },
  },
  {
    name: "new password: two different passwords, then a wrong token",
    reach: async (page) => {
      await requestToken(page);
      await setPassword(page, "N3w!password", { again: "other" });
      await expect(page.getByRole("link", { name: "Passwords do not match" })).toBeVisible();
      await expectAccessible(page);
      await setPassword(page, "N3w!password", { code: "000000" });
      await expect(page.getByRole("main").getByText("The token is wrong or has expired.")).toBeVisible();
    },
  },
];

for (const { name, reach } of states) {
  test(`${name}: accessible at every width`, async ({ page }) => {
    await reach(page);
    await expectAccessible(page);
    await expectReflow(page);
  });
}
