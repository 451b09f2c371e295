import type { Page } from "@playwright/test";

import { pages } from "#app/router/pages.ts";

import { fillAirtime, goOn, openAirtime, pinDialog } from "../harness/airtime.ts";
import { enter, openDashboard } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { smallTargets } from "../harness/fingers.ts";
import { misplaced } from "../harness/flaws.ts";
import { goWithin } from "../harness/go-within.ts";
import { brokenWords, scrollsSideways, whenEnlarged, whenSpaced } from "../harness/reflow.ts";
import { expect, test } from "../harness/test.ts";
import { textsOnPage } from "../harness/texts-on-page.ts";
import { holdApp } from "../harness/without-app.ts";

const screens = ["/airtime", "/transfer", "/electricity-subscription", "/loan/apply"];

async function arrive(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
}

/** Everything that is wrong with the page on a phone: for fingers, with larger text, and with text set apart. */
async function flaws(page: Page): Promise<readonly string[]> {
  const small = await smallTargets(page);
  const enlarged = await whenEnlarged(page, async () => [
    ...(await scrollsSideways(page)),
    ...(await brokenWords(page)),
  ]);
  const spaced = await whenSpaced(page, async () => [
    ...(await scrollsSideways(page)),
    ...misplaced(await textsOnPage(page)),
  ]);
  return [...small, ...enlarged, ...spaced].map((text) => `${new URL(page.url()).pathname}: ${text}`);
}

test.use({ viewport: { width: 360, height: 740 } });

test("each customer's page on a phone: room for fingers, words stay whole with larger text, and nothing is cut off with text set apart", async ({
  page,
}) => {
  await openDashboard(page);
  await arrive(page);
  const found = [...(await flaws(page))];
  for (const path of [...pages.map((one) => one.path).filter((one) => one !== "/dashboard"), ...screens]) {
    await goWithin(page, path);
    await arrive(page);
    found.push(...(await flaws(page)));
  }
  expect(found, "flaws").toEqual([]);
});

test("the pages before sign-in, too", async ({ page }) => {
  const found: string[] = [];
  for (const path of ["/", "/register", "/no/such/page"]) {
    await page.goto(path);
    await arrive(page);
    found.push(...(await flaws(page)));
  }
  expect(found, "flaws").toEqual([]);
});

test("a customer who has set larger text in the phone sees larger text, before the app is there too", async ({
  page,
  context,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setEmulatedOSTextScale", { scale: 1.3 });
  const release = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await expect(page.locator("html")).toHaveCSS("font-size", "21px");
  await release();
  await arrive(page);
  expect([...(await scrollsSideways(page)), ...(await brokenWords(page))], "flaws").toEqual([]);
});

test("the history is a list of cards on a phone, also where its page is the first that loads", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/performance", "Performance");
  const row = (await reachHistory(page, "All History Performance"))
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") })
    .first();
  expect((await row.boundingBox())!.height).toBeLessThan(150);
});

test("on a phone that lies on its side the dialog shows whom the money goes to, how much, and the PIN", async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await openAirtime(page);
  await fillAirtime(page, { amount: "100" });
  await goOn(page);
  for (const shown of ["08059870066", "Total"])
    await expect(pinDialog(page).getByText(shown, { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(pinDialog(page).getByRole("textbox", { name: "Transaction PIN" })).toBeInViewport({
    ratio: 1,
  });
});
