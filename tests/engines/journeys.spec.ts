import { ada } from "#tests/e2e/harness/customers.ts";
import { balanceOf, blockHistory, PURCHASE, purchases } from "#tests/e2e/harness/money.ts";
import { startBank } from "#tests/e2e/harness/bank.ts";

import { buyAirtime, openMenu, RESULT, signIn } from "./steps.ts";
import { expect, inEachEngine, test } from "./test.ts";

inEachEngine(() => {
  test("signs in, buys airtime and opens its receipt @short", async ({ tab, bank, sandbox }) => {
    const before = await balanceOf(sandbox, ada.wallet);
    await signIn(tab, bank.url("/airtime"));
    await buyAirtime(tab, "1250.50");
    await tab.reads(RESULT, "Your airtime purchase was successful.");
    expect(await balanceOf(sandbox, ada.wallet)).toBe(before - 125_050);
    await tab.press("button", "Receipt");
    await tab.reads(["dialog", / Receipt$/], "₦1,250.50");
  });

  test("a payment without a reply is pending, also after a reload, until the bank knows", async ({
    tab,
    bank,
    sandbox,
  }) => {
    await signIn(tab, bank.url("/airtime"));
    // The history is made when the customer scrolls to it.
    await tab.sees("region", "Past transactions");
    // Before that the app itself scrolls to the top of the new page.
    await expect.poll(() => tab.run(() => document.activeElement?.tagName)).toBe("H1");
    await tab.run(() => [...document.querySelectorAll("main section")].pop()!.scrollIntoView());
    await tab.reads(["region", "Past transactions"], /1 to 10 of/);
    await tab.sees("table", "Past transactions");
    await blockHistory(sandbox);
    await sandbox.plan({ route: PURCHASE, kind: "status", status: 500, after: true });
    await buyAirtime(tab, "100");
    await tab.reads(RESULT, "Do not pay again.");
    await tab.open(bank.url("/dashboard"));
    await tab.reads(["region", "Pending payments"], "Pending");
    await sandbox.forgetFaults();
    await tab.reads(["region", "Pending payments"], "Went through");
    expect(await purchases(sandbox)).toHaveLength(1);
  });

  test("the colours that a customer chooses stay", async ({ tab, bank }) => {
    const background = () => tab.run(() => getComputedStyle(document.body).backgroundColor);
    await tab.open(bank.url());
    await tab.shows("Welcome to Demo Bank");
    const light = await background();
    await tab.press("button", "Use dark colours");
    await tab.sees("button", "Use light colours");
    // Colours come with the next frame: without motion each takes a millisecond.
    await expect.poll(background).not.toBe(light);
    const dark = await background();
    await tab.rests();
    await tab.open(bank.url("/"));
    await tab.sees("button", "Use light colours");
    // The bank's own dark may come a moment after that of the app, if the last visit was too short to keep it.
    await expect.poll(background).toBe(dark);
  });

  test("the second visit opens without the bank's server", async ({ tab, build }) => {
    const bank = await startBank(build);
    await tab.open(bank.url());
    await tab.run(() => navigator.serviceWorker.ready.then(() => undefined));
    await tab.rests();
    await tab.open(bank.url());
    await tab.sees("heading", "Sign in");
    await expect.poll(() => tab.run(() => navigator.serviceWorker.controller?.state)).toBe("activated");
    await tab.rests();
    await bank.close();
    await tab.open(bank.url("/?from=home"));
    await tab.sees("textbox", "Username");
    await tab.shows("You see it as it was at your last visit.");
  });

  test("after signing out, Back shows nothing of the customer", async ({ tab, bank }) => {
    await signIn(tab, bank.url("/profile"));
    await tab.shows("Okafor");
    // WebKit keeps no entry in its history for a page that is left before it has loaded.
    await tab.rests();
    await tab.open(bank.url("/airtime"));
    await openMenu(tab);
    await tab.press("button", "Logout");
    await tab.sees("heading", "Sign in");
    expect(await tab.run(() => sessionStorage.getItem("token"))).toBeNull();
    // Another document, which the engine may have kept as it was.
    await tab.goBack();
    await tab.sees("heading", "Sign in");
    expect(await tab.run(() => document.documentElement.textContent)).not.toContain("Okafor");
  });

  test("every page of the menu opens", async ({ tab, bank }) => {
    await signIn(tab, bank.url("/dashboard"));
    await openMenu(tab);
    await tab.rests();
    const paths = await tab.run(() => [
      ...new Set(
        [...document.querySelectorAll("nav a")].map(
          (link) => new URL((link as HTMLAnchorElement).href).pathname,
        ),
      ),
    ]);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths) {
      await tab.open(bank.url(path));
      await tab.sees("main", /(?:)/);
      await tab.sees("heading", /(?:)/);
      await tab.rests();
    }
  });
});
