import { readFileSync } from "node:fs";

import french from "#schemas/languages/fr.json" with { type: "json" };

import { reachHistory } from "../harness/far-below.ts";
import { buyInFrancs, join, sendInFrancs } from "../harness/spoken.ts";
import { expect, test } from "../harness/test.ts";

const { texts } = french as { readonly texts: Readonly<Record<string, string>> };
const say = (text: string) => texts[text] ?? text;

test("a new customer chooses French, which stays, and pays in whole francs", async ({
  page,
  bank,
  sandbox,
}) => {
  await page.goto(bank.url("/", "sahel"));
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  const journey = {
    page,
    say,
    go: (path: string) => page.goto(bank.url(path, "sahel")),
    look: async () => {},
  };
  await join(journey);
  await page
    .getByRole("button", { name: /^Afficher .*solde/ })
    .first()
    .click();
  await expect(page.getByText(/5\s000\sF\sCFA/).first()).toBeVisible();

  await page.goto(bank.url("/airtime", "sahel"));
  await page.getByRole("textbox", { name: "Montant" }).fill("1250,50");
  await page.getByRole("button", { name: "Continuer" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  const bought = await buyInFrancs(journey);
  await expect(bought).toContainText(/1\s250\sF\sCFA/);
  await expect(bought).toContainText("Type d’opération");
  await expect(await sendInFrancs(journey)).toContainText(/1\s000\sF\sCFA/);

  await page.goto(bank.url("/dashboard", "sahel"));
  const rows = (await reachHistory(page, say("All Transactions"))).getByRole("row");
  await expect(rows.filter({ hasText: /1\s250\sF\sCFA/ })).toHaveCount(1);
  await expect(rows.filter({ hasText: /1\s000\sF\sCFA/ })).toHaveCount(1);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Télécharger en CSV" }).click(),
  ]);
  const csv = readFileSync(await download.path(), "utf8");
  expect(csv).toMatch(/,1250,0,F\sCFA,/);
  expect(csv).toMatch(/,1000,10,F\sCFA,/);

  const { wallets } = await sandbox.ledger();
  const own = wallets.find(({ username }) => username === "dayo.ade");
  // Hundredths of a franc; a transfer costs 10.
  expect(own?.balance_kobo).toBe((5000 - 1250 - 1000 - 10) * 100);
});

test("at the first visit to a bank that speaks French, what was typed into the English page is kept", async ({
  page,
  bank,
}) => {
  bank.publishTenant("harbour", { languages: ["fr", "en"] });
  await page.goto(bank.url("/", "harbour"), { waitUntil: "commit" });
  await page.locator("input[name$=username]").fill("ada");
  await expect(page.getByLabel("Nom d’utilisateur")).toHaveValue("ada");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  // The next visit begins neutral.
  await page.reload();
  await expect(page.getByLabel("Nom d’utilisateur")).toBeVisible();
});

test.describe("with a service worker", () => {
  test.use({ withWorkers: true });

  test("English customers load nothing of another language, and offline French stays French", async ({
    page,
    bank,
  }) => {
    const loaded: string[] = [];
    page.context().on("request", (request) => loaded.push(request.url()));
    await page.goto(bank.url("/", "sahel"));
    await expect(page.getByRole("button", { name: "Sign in" })).toBeEnabled();
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    expect(loaded.some((url) => url.includes("/assets/network-"))).toBe(true);
    expect(loaded.filter((url) => url.includes(".language"))).toEqual([]);

    await page.getByRole("button", { name: "Français" }).click();
    await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  });
});
