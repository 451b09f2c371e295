import type { Page } from "@playwright/test";
// Playwright's own test function: the bank of the other tests has no gallery, and these tests change files.
import { expect, test as base } from "@playwright/test";

import { GALLERY } from "#gallery/protocol.ts";

import { expectAccessible } from "../harness/accessible.ts";
import { startServer } from "../harness/bank.ts";
import { answerFileDialogs } from "../harness/file-dialogs.ts";
import { watchProblems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";

type Gallery = { readonly project: ProjectCopy; readonly site: string };

/** A gallery on a copy of the project. What customers get is a folder of published tenants: the same one here. */
const test = base.extend<{ problems: void }, { gallery: Gallery }>({
  gallery: [
    async ({}, use) => {
      const project = copyProject();
      const command = ["preview", "--no-build", "--gallery", "--tenants", "tenants"];
      const { port, close } = await startServer(command, project.root);
      await use({ project, site: `http://localhost:${port}` });
      await close();
      project.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  /** Errors and warnings in the browser fail the test. */
  problems: [
    async ({ context }, use) => {
      const { found } = await watchProblems(context);
      context.on("page", answerFileDialogs);
      await use();
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

// The tests share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

const drawing = (colour: string, inside = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${inside}<circle cx="20" cy="20" r="18" fill="${colour}"/></svg>`;
const LIGHT = drawing("#0b2f5f");
const DARK = drawing("#9cc4ff");
const addressOf = (svg: string) => `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;

/** Chooses a file by its button. */
async function choose(page: Page, title: string, name: string, svg: string): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: `Choose a file for ${title}`, exact: true }).click();
  const chooser = await choosing;
  await chooser.setFiles({ name, mimeType: "image/svg+xml", buffer: Buffer.from(svg) });
}

test("a brand manager chooses two logos, sees them before the save, and the app shows them", async ({
  gallery: { project, site },
  page,
}) => {
  await page.goto(`${site}${GALLERY}/~brand?tenant=harbour`);
  await page.getByRole("combobox", { name: "What to set" }).selectOption("Name and pictures");
  await choose(page, "Logo", "logo.svg", LIGHT);
  await choose(page, "Logo on dark", "dark.svg", DARK);
  const signIn = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Phone, dark" }) })
    .locator("iframe")
    .first();
  await signIn.scrollIntoViewIfNeeded();
  await expect(signIn.contentFrame().locator(`header img[src="${addressOf(DARK)}"]`)).toBeVisible();
  expect(project.read("tenants/harbour.json")).not.toContain("data:");

  await choose(page, "Logo on dark", "evil.svg", drawing("#fff", "<script>alert(1)</script>"));
  const dark = page.getByRole("textbox", { name: "Logo on dark" });
  await expect(dark).toHaveAccessibleDescription(/evil\.svg cannot be used\. It has <script> \(line 1\)/);
  await expect(dark).toHaveValue(/^SVG, \d+ bytes, 40 x 40$/);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Saved harbour.json")).toBeVisible();
  const { brand } = JSON.parse(project.read("tenants/harbour.json")) as { brand: object };
  expect(brand).toMatchObject({ logo: addressOf(LIGHT), logoDark: addressOf(DARK) });

  for (const [colorScheme, svg] of [
    ["light", LIGHT],
    ["dark", DARK],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${site}/?company=harbour`);
    const logo = page.locator(`header img[src="${addressOf(svg)}"]`);
    await expect(logo).toBeVisible();
    await expect.poll(() => logo.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
  }
});

/** Kilobytes of code that the start page may load: the editor, and what customers run, come when they are needed. */
const START_BUDGET = 450;

/** Kilobytes of the scripts that a page has loaded. */
const scriptsOf = async (page: Page) =>
  await page.evaluate(() => {
    const all = performance.getEntriesByType("resource");
    const scripts = all.filter(({ name }) => name.endsWith(".js"));
    return scripts.reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0) / 1000;
  });

test("the start page and a contact sheet show pictures", async ({ gallery: { site }, page }) => {
  await page.goto(`${site}${GALLERY}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("img", { name: "Airtime Subscription on a phone" })).toBeVisible();
  const before = await scriptsOf(page);
  expect(before).toBeGreaterThan(100);
  expect(before).toBeLessThan(START_BUDGET);
  await page.mouse.move(9, 9);
  await expect.poll(() => scriptsOf(page)).toBeGreaterThan(2 * START_BUDGET);
  await expect(main.getByRole("img", { name: "Dashboard on a phone" })).toBeAttached();
  await expectAccessible(page);
  await main.getByRole("link", { name: "Airtime Subscription", exact: true }).click();
  const wrong = main.getByRole("listitem").filter({ hasText: "the PIN is wrong" });
  await expect(wrong.getByRole("img")).toHaveAccessibleName("Airtime Subscription: the PIN is wrong");
  await expectAccessible(page);
});
