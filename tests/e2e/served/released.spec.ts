import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { run } from "#tools/commands/release-screens.ts";

import { makeAirtimeProject } from "../harness/airtime-project.ts";
import { buyAirtime, expectEnd, pastRows } from "../harness/airtime.ts";
import { reachHistory } from "../harness/far-below.ts";
import { blockHistory, PURCHASE } from "../harness/money.ts";
import { openDashboard } from "../harness/customers.ts";

import { clearCache, listenForProblems, openAt } from "../harness/released.ts";
import { expect, test } from "../harness/test.ts";

test("a biller goes live while the app runs, is changed, rolled back and withdrawn, and its pending payment is still asked about", async ({
  page,
  bank,
  sandbox,
}) => {
  const { root, write, remove } = makeAirtimeProject();
  const release = (...args: string[]) =>
    run(["--to", bank.screens, "--confirm-money", ...args], { root, print: () => undefined });
  const entry = page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Campus here" });
  await openDashboard(page);
  await expect(entry).toHaveCount(0);

  write("campus", "Campus");
  write("hostel", "Hostel");
  expect(await release()).toBe(0);
  // This device does not know of it yet: the address says so only once the bank was asked.
  await openAt(page, "/campus", "Campus");
  await expect(entry).toBeVisible();
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "status", status: 500, after: true });
  await buyAirtime(page, { amount: "150" });
  await expectEnd(page, "Payment pending", /Do not pay again/);

  write("campus", "Campus Two");
  expect(await release()).toBe(0);
  await openAt(page, "/campus", "Campus Two");
  expect(await release("--rollback")).toBe(0);
  await openAt(page, "/campus", "Campus");
  remove("campus");
  expect(await release()).toBe(0);
  await sandbox.forgetFaults();
  await openAt(page, "/campus", "Page Missing!");

  await openAt(page, "/dashboard", "Good");
  await expect(entry).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Pending payments" })).toContainText("Went through");
  await openAt(page, "/airtime", "Airtime Subscription");
  await reachHistory(page, "Past transactions");
  await pastRows(page)
    .first()
    .getByRole("button", { name: /^Actions for AIR/ })
    .click();
  await page.getByRole("button", { name: "View Details" }).click();
  await expect(page.getByRole("dialog", { name: /^AIR\S+ Receipt$/ })).toContainText("₦150.00");
  rmSync(root, { recursive: true });
});

const WRONG_INDEXES: readonly (readonly [string, ((text: string) => string) | undefined])[] = [
  ["that is cut", (text) => text.slice(0, 60)],
  ["of another version", (text) => text.replace('"format":1', '"format":9')],
  [
    "whose list is of another origin",
    (text) => text.replace('"customers":{"file":"', '"customers":{"file":"https://evil.example/'),
  ],
  ["that is missing", undefined],
];

test("a release that cannot be used leaves the app with what it had, and says so", async ({
  page,
  bank,
  problems,
}) => {
  const { root, write } = makeAirtimeProject();
  const told = await listenForProblems(page);
  const spoil = (name: RegExp, change: ((text: string) => string) | undefined) => {
    const file = join(
      bank.screens,
      readdirSync(bank.screens).find((one) => name.test(one))!,
    );
    const text = readFileSync(file, "utf8");
    if (change) writeFileSync(file, change(text));
    else rmSync(file);
    return () => writeFileSync(file, text);
  };
  problems.allow(/integrity|Failed to load resource|hash/);
  write("airtime", "Quick Airtime");
  await run(["--to", bank.screens], { root, print: () => undefined });
  await openDashboard(page);
  // A new device shows the build's screens until it knows of a release.
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu.getByRole("link", { name: "Quick Airtime here" })).toBeVisible();
  await openAt(page, "/airtime", "Quick Airtime");

  await test.step("a module with another content does not run", async () => {
    const mend = spoil(/^airtime\..*\.js$/, (text) => `document.title = "another's"; ${text}`);
    await clearCache(page);
    await openAt(page, "/airtime", "Airtime Subscription");
    expect(await page.title()).not.toBe("another's");
    expect(await told()).toContain("screen");
    mend();
    // The browser keeps what was wrong for a year: it asks again.
    await openAt(page, "/airtime", "Quick Airtime");
  });
  await test.step("a module that is missing", async () => {
    const mend = spoil(/^airtime\..*\.js$/, undefined);
    await clearCache(page);
    await openAt(page, "/airtime", "Airtime Subscription");
    mend();
    await openAt(page, "/airtime", "Quick Airtime");
  });
  await test.step("a module that ends in the middle", async () => {
    const mend = spoil(/^airtime\..*\.js$/, (text) => text.slice(0, text.length / 2));
    await clearCache(page);
    await openAt(page, "/airtime", "Airtime Subscription");
    mend();
    await openAt(page, "/airtime", "Quick Airtime");
  });
  for (const [what, change] of WRONG_INDEXES) {
    await test.step(`an index ${what}: the last one that was right`, async () => {
      await page.evaluate(() => sessionStorage.removeItem("told"));
      const mend = spoil(/^index\.json$/, change);
      await openAt(page, "/airtime", "Quick Airtime");
      await expect.poll(told).toContain("index");
      mend();
    });
  }
  await test.step("a list that is missing: the last one that was there", async () => {
    write("airtime", "Quicker Airtime");
    await run(["--to", bank.screens], { root, print: () => undefined });
    const index = JSON.parse(readFileSync(join(bank.screens, "index.json"), "utf8")) as {
      readonly customers: { readonly file: string };
    };
    rmSync(join(bank.screens, index.customers.file));
    await openAt(page, "/airtime", "Quick Airtime");
    await expect.poll(told).toContain("list");
    await page.reload();
    await openAt(page, "/airtime", "Quick Airtime");
  });
  rmSync(root, { recursive: true });
});
