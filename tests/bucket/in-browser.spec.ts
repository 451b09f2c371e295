import { rmSync } from "node:fs";

import type { ReleasedIndex } from "#definition/released.ts";
import { buyAirtime, expectEnd } from "#tests/e2e/harness/airtime.ts";
import { makeAirtimeProject } from "#tests/e2e/harness/airtime-project.ts";
import { startBank } from "#tests/e2e/harness/bank.ts";
import { openDashboard } from "#tests/e2e/harness/customers.ts";
import { clearCache, listenForProblems, openAt } from "#tests/e2e/harness/released.ts";

import { releaseTo } from "./release-to.ts";
import { expect, pass, test as base } from "./watched-bucket.ts";

const INDEX = "/released/index.json";

/** The bank's released screens are in the bucket. */
const test = base.extend({
  bank: [
    async ({ watched }, use) => {
      const bank = await startBank(undefined, watched.url);
      await use(bank);
      await bank.close();
    },
    { scope: "worker" },
  ],
});

test("a biller that is released to the bucket is found and paid, and is gone after the rollback", async ({
  page,
  s3,
  bucket,
  watched,
}) => {
  const { root, write } = makeAirtimeProject();
  const found = page.getByRole("main").getByRole("link", { name: "Campus here" });
  await openDashboard(page);
  write("campus", "Campus");
  await releaseTo(s3, bucket, root);
  // This device does not know of it yet: the address says so only once the bank was asked.
  await openAt(page, "/campus", "Campus");
  await openAt(page, "/bills-payment", "Bills Payment");
  await found.first().click();
  await expect(page.getByRole("heading", { name: "Campus", level: 1 })).toBeVisible();
  await buyAirtime(page, { amount: "150" });
  await expectEnd(page, "Successful", "Your airtime purchase was successful.");

  const before = watched.answers.length;
  await page.goto("/campus");
  const answers = () => watched.answers.slice(before).map(({ asked, status }) => `${status} ${asked.url}`);
  await expect.poll(answers).toEqual([`304 /${bucket.name}${INDEX}`]);

  await releaseTo(s3, bucket, root, "--rollback");
  await openAt(page, "/campus", "Page Missing!");
  await openAt(page, "/bills-payment", "Bills Payment");
  await expect(found).toHaveCount(0);
  rmSync(root, { recursive: true });
});

test("a bucket that is down, or sends something else, leaves the app with what it had, and the app says so", async ({
  page,
  s3,
  bucket,
  watched,
  problems,
}) => {
  const { root, write } = makeAirtimeProject();
  const told = await listenForProblems(page);
  const forgetTold = () => page.evaluate(() => sessionStorage.removeItem("told"));
  problems.allow(/integrity|Failed to load resource|hash|Loading chunk failed/);
  write("airtime", "Quick Airtime");
  write("hostel", "Hostel");
  await releaseTo(s3, bucket, root);
  await openDashboard(page);
  // A new device shows the build's screens until it knows of a release.
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Quick Airtime here" })).toBeVisible();
  await openAt(page, "/airtime", "Quick Airtime");
  const index = JSON.parse((await bucket.text("released/index.json"))!) as ReleasedIndex;
  const list = (await bucket.text(`released/${index.customers!.file}`))!;
  const key = `released/${/airtime\.\w+\.js/.exec(list)![0]}`;
  const module = (await bucket.text(key))!;

  await test.step("while it is down, what the browser has is used", async () => {
    for (const treatment of ["cut", 500] as const) {
      watched.treat = () => treatment;
      await openAt(page, "/airtime", "Quick Airtime");
      await expect.poll(told).toContain("index");
      await forgetTold();
    }
  });
  await test.step("what the browser has not is the build's, or can be tried again", async () => {
    watched.treat = ({ url }) => (url!.endsWith(".js") ? "cut" : "pass");
    await clearCache(page);
    await openAt(page, "/airtime", "Airtime Subscription");
    expect(await told()).toContain("screen");
    await page.goto("/hostel");
    const again = page.getByRole("button", { name: "Retry" });
    await expect(again).toBeVisible();
    watched.treat = pass;
    await again.click();
    await expect(page.getByRole("heading", { name: "Hostel", level: 1 })).toBeVisible();
    await openAt(page, "/airtime", "Quick Airtime");
  });
  await test.step("a policy that refuses everybody is no rollback", async () => {
    watched.treat = () => 403;
    await forgetTold();
    await openAt(page, "/airtime", "Quick Airtime");
    await expect.poll(told).toContain("index");
    watched.treat = pass;
  });
  await test.step("a module with another content does not run", async () => {
    await bucket.write(key, `document.title = "another's"; ${module}`);
    await clearCache(page);
    await forgetTold();
    await openAt(page, "/airtime", "Airtime Subscription");
    expect(await page.title()).not.toBe("another's");
    expect(await told()).toContain("screen");
    await bucket.write(key, module);
    await openAt(page, "/airtime", "Quick Airtime");
  });
  await test.step("replies that end in the middle", async () => {
    // When the headers came before the end, and the file has a hash, Chromium says only this, and no reason.
    problems.allow(/^console error: Fetch API cannot load \S+\/screens\/customers\.\w{16}\.json\. +\(/);
    watched.treat = () => "half";
    await clearCache(page);
    await openAt(page, "/airtime", "Airtime Subscription");
    watched.treat = pass;
    await openAt(page, "/airtime", "Quick Airtime");
  });
  rmSync(root, { recursive: true });
});
