import type { Browser, Page } from "@playwright/test";

import { openPage } from "./open-page.ts";
import type { Site } from "./serve-subjects.ts";
import { customer } from "./session.ts";
import { airtime, signIn } from "./subjects.ts";
import { timeAfter, timeToUsable } from "./usable.ts";
import { endFirstLoad, readVitals, watchVitals, type Vitals } from "./vitals.ts";

/** One customer's way from the sign-in to a receipt for airtime. Times in ms. */
export type Journey = Vitals & {
  /** From Enter in the sign-in form until the dashboard shows the wallets. */
  readonly dashboard: number;
  /** From the tap on the menu entry until the fields of the airtime form are usable. */
  readonly airtime: number;
  /** Files of the app that this tap loads. */
  readonly airtimeFiles: number;
  /** All waiting between what the customer does, the first load included. */
  readonly waiting: number;
};

/** A pause between two keys of somebody who types on a phone. */
const KEY_MS = 150;
/** The time to read a page or to find a button. */
const LOOK_MS = 1000;

const PHONE = "08059870066";

/** Buys airtime in a new browser context on the slow phone, at a person's speed. The amount makes each purchase a new wish. */
export async function measureJourney(browser: Browser, site: Site, naira: number): Promise<Journey> {
  const opened = await openPage(browser, { slow: true });
  const { page, scripts } = opened;
  const waits: number[] = [];
  const wait = async (...[act, ready]: readonly [() => Promise<void>, Parameters<typeof timeAfter>[2]]) => {
    await look(page);
    const waited = await timeAfter(page, act, ready);
    waits.push(waited);
    return waited;
  };
  const press = (name: string) => async () =>
    await page.getByRole("button", { name, exact: true }).last().click();
  try {
    await watchVitals(page);
    waits.push(await timeToUsable(page, site.url(signIn), signIn));
    await type(page, "username", customer.username);
    await type(page, "password", customer.password);
    await endFirstLoad(page);
    const dashboard = await wait(() => page.keyboard.press("Enter"), { text: customer.wallet });
    await scripts.quiet();
    const files = scripts.loaded().size;
    const toAirtime = await wait(
      () => page.getByRole("link", { name: "Buy Airtime" }).first().click(),
      airtime.app,
    );
    const airtimeFiles = scripts.loaded().size - files;
    await type(page, "phone_number", PHONE);
    await type(page, "amount", String(naira));
    await wait(press("Continue"), { fields: ["transaction_pin"] });
    await type(page, "transaction_pin", customer.pin);
    await wait(press("Buy Airtime"), { text: "Your airtime purchase was successful." });
    await look(page);
    await page.getByRole("button", { name: "Done" }).click();
    await look(page);
    // The table is made when the customer scrolls to it.
    const history = page.getByRole("region", { name: "Past transactions" });
    await history.evaluate((section) => section.scrollIntoView());
    await history
      .getByRole("button", { name: /^Actions for AIR/ })
      .first()
      .click();
    await wait(press("View Details"), { text: "Receipt" });
    const waiting = waits.reduce((sum, waited) => sum + waited, 0);
    return { ...(await readVitals(page)), dashboard, airtime: toAirtime, airtimeFiles, waiting };
  } finally {
    await opened.close();
  }
}

async function look(page: Page): Promise<void> {
  await page.waitForTimeout(LOOK_MS);
}

async function type(page: Page, field: string, keys: string): Promise<void> {
  await page.locator(`[name="${field}"]`).click();
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(KEY_MS);
  }
}
