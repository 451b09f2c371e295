import type { Page } from "@playwright/test";

import { ada } from "./harness/customers.ts";
import { expect, test } from "./harness/test.ts";

async function signInInFrench(page: Page): Promise<void> {
  await page.getByLabel("Nom d’utilisateur").fill("ada");
  await page.getByLabel("Mot de passe", { exact: true }).fill("Password1!");
  await page.getByRole("button", { name: "Se connecter" }).click();
}

test("a customer chooses French, which stays, and buys airtime in it", async ({ page, bank }) => {
  await page.goto(bank.url("/", "sahel"));
  await expect(page.locator("html")).toHaveAttribute("lang", /^en/);
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await expect(page.getByRole("heading", { name: "Se connecter" })).toBeVisible();
  await page.getByRole("button", { name: "Se connecter" }).click();
  await expect(page.getByText("Saisissez votre nom d’utilisateur").first()).toBeVisible();
  await signInInFrench(page);
  await expect(page.getByRole("navigation", { name: "Navigation principale" })).toBeVisible();

  await page.goto(bank.url("/airtime", "sahel"));
  await expect(page.getByRole("heading", { name: "Recharge téléphonique" })).toBeVisible();
  await page.getByRole("textbox", { name: "Numéro de téléphone" }).fill("08059870066");
  await page.getByRole("textbox", { name: "Montant" }).fill("1250");
  await page.getByRole("button", { name: "Continuer" }).click();
  const dialog = page.getByRole("dialog", { name: "Saisissez le code PIN de transaction" });
  await expect(dialog).toContainText(/1\s250\sF\sCFA/);
  await dialog.getByRole("textbox", { name: "Code PIN de transaction" }).fill(ada.pin);
  await dialog.getByRole("button", { name: "Acheter du crédit" }).click();
  const result = page.getByRole("region", { name: "Paiement réussi" });
  await expect(result.getByRole("heading")).toBeFocused();
  await result.getByRole("button", { name: "Reçu" }).click();
  const receipt = page.getByRole("dialog", { name: /^Reçu / });
  await expect(receipt).toContainText("Type d’opération");
  await expect(receipt).toContainText("Réseau");
  await expect(receipt).toContainText(/1\s250\sF\sCFA/);
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
