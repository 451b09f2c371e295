import { fillAirtime, goOn, openAirtime, pastRows, pinField } from "./harness/airtime.ts";
import { reachHistory } from "./harness/far-below.ts";
import { expectNoNewRules, watchRules } from "./harness/style-rules.ts";
import { expect, test } from "./harness/test.ts";

test("the PIN dialog is styled before the customer taps on Continue: a new rule would style the whole page again", async ({
  page,
}) => {
  await watchRules(page);
  await openAirtime(page);
  await reachHistory(page, "Past transactions");
  await expect(pastRows(page).first()).toBeVisible();
  await fillAirtime(page);
  await page.waitForFunction(() => window.rules.some((rule) => rule.includes("::backdrop")));
  // The page does nothing else any more.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expectNoNewRules(page, async () => {
    await goOn(page);
    await expect(pinField(page)).toBeFocused();
  });
});
