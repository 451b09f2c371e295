import { rmSync } from "node:fs";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/studio.ts";

const FILE = "schemas/screens/payments/airtime.json";
const OTHER = "schemas/screens/payments/data.json";

// The tests run one after another and share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

const frame = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");
const heading = (page: Page, name: string) =>
  frame(page).getByRole("heading", { name, exact: true, level: 1 });
const code = (page: Page, file: string) => page.getByRole("textbox", { name: file });
const problemList = (page: Page) => page.getByRole("region", { name: "Problems" });
const save = (page: Page) => page.getByRole("button", { name: "Save" });

/** Replaces the line that contains a text. */
async function writeLine(page: Page, file: string, where: string, line: string): Promise<void> {
  // The tooltip of the word below the pointer could cover another word.
  await page.mouse.move(0, 0);
  await expect(page.locator(".cm-tooltip")).toHaveCount(0);
  await code(page, file).getByText(where).first().click();
  await page.keyboard.press("Home");
  await page.keyboard.press("Shift+End");
  await page.keyboard.insertText(line);
}

test("a draft is shown at once, its errors are listed and corrected, and it is saved to its file", async ({
  open,
  studio: { project },
  page,
}) => {
  await open("/airtime/sandbox");
  await expect(heading(page, "Airtime Subscription")).toBeVisible();

  await writeLine(page, FILE, '"title"', '"titel": "Airtime Subscription",');
  await expect(problemList(page).getByRole("button", { name: /Unknown key "titel"/ })).toContainText(
    "line 6, column 3",
  );
  await expect(page.getByText("The draft has errors.", { exact: false })).toBeVisible();
  await expect(heading(page, "Airtime Subscription")).toBeVisible();
  await page.getByRole("button", { name: "Save with 1 error" }).click();
  await expect(page.getByText("Saved airtime.json with 1 error: the build refuses it")).toBeVisible();
  await expect(page.getByRole("alert").filter({ hasText: "The saved file has errors" })).toBeVisible();
  await expect(heading(page, "Airtime Subscription")).toBeVisible();
  await page.getByRole("button", { name: "Use “title”" }).click();
  await expect(problemList(page)).not.toContainText("error");

  await writeLine(page, FILE, '"title"', '"title": "Phone",');
  await expect(heading(page, "Phone")).toBeVisible();
  expect(project.read(FILE)).toContain('"titel": "Airtime Subscription"');
  await page.reload();
  await expect(heading(page, "Phone")).toBeVisible();

  await page.keyboard.press("Control+s");
  await expect(save(page)).toBeDisabled();
  await expect.poll(() => project.read(FILE)).toContain('"title": "Phone"');
});

test("a view that still loads when an error is saved shows what it has listed", async ({ open, page }) => {
  const modules: (() => void)[] = [];
  await page.route("**/api/modules/airtime.js", async (route) => {
    // The second frame, which waits for the next view, gets no module until the error is saved.
    if (modules.push(() => undefined) > 1) await new Promise<void>((resolve) => (modules[1] = resolve));
    await route.continue();
  });
  await open("/airtime/sandbox");
  await expect(heading(page, "Airtime Subscription")).toBeVisible();
  await expect.poll(() => modules.length).toBe(2);
  await writeLine(page, FILE, '"title"', '"titel": "Airtime Subscription",');
  await page.getByRole("button", { name: "Save with 1 error" }).click();
  await expect(page.getByText("Saved airtime.json with 1 error: the build refuses it")).toBeVisible();
  const late = page.waitForResponse("**/api/modules/airtime.js");
  modules[1]!();
  expect((await late).status()).toBe(200);
  await expect(heading(page, "Airtime Subscription")).toBeVisible();
});

test("a file that changed on the disk is not overwritten, and no input is lost", async ({
  open,
  studio: { project },
  page,
}) => {
  await open("/data/sandbox");
  await writeLine(page, OTHER, '"title"', '"title": "Mine",');
  await expect(heading(page, "Mine")).toBeVisible();
  project.write(OTHER, project.read(OTHER).replace("Data Subscription", "Theirs"));
  await expect(page.getByRole("alert").filter({ hasText: "has changed on the disk" })).toBeVisible();
  await expect(save(page)).toBeDisabled();

  await page.getByRole("button", { name: "Keep mine" }).click();
  await save(page).click();
  await expect.poll(() => project.read(OTHER)).toContain('"title": "Mine"');
  await expect(save(page)).toBeDisabled();
});

test("a tenant without a file gets one, and the preview shows its look before it is saved", async ({
  open,
  studio: { project },
  page,
}) => {
  rmSync(join(project.root, "tenants/sahel.json"));
  await open("/login/sandbox?tenant=sahel&file=tenants/sahel.json");
  await page.getByRole("button", { name: "Begin a file" }).click();
  await writeLine(page, "tenants/sahel.json", '"theme"', '"theme": { "brand": "#8a1c7c" }');
  const brand = () =>
    frame(page)
      .locator("html")
      .evaluate((root) => root.style.getPropertyValue("--color-brand"));
  // A new preview replaces the old one, so the check is repeated until it reads the new one.
  await expect(async () => expect(await brand()).toBe("#8a1c7c")).toPass();
  await save(page).click();
  await expect(() =>
    expect(JSON.parse(project.read("tenants/sahel.json"))).toMatchObject({ theme: { brand: "#8a1c7c" } }),
  ).toPass();
  await expect(save(page)).toBeDisabled();
});

test("a brand manager picks a colour, is told at once what becomes of it, and sees four screens in it", async ({
  open,
  page,
}) => {
  await open("/~brand?tenant=harbour");
  await expect(page.getByRole("heading", { name: "Brand of Harbour", level: 1 })).toBeVisible();
  const panel = page.getByRole("region", { name: "Panel" });
  await panel.getByRole("textbox", { name: "Accent colour", exact: true }).fill("#ffe600");
  await page.getByText(/^Report: \d of 6 to look at$/).click();
  const accent = page.getByRole("listitem").filter({ hasText: "Accent on light pages" });
  await expect(accent).toContainText("Have a look");
  await expect(accent).toContainText("Fills are #ffe600 itself");
  // Views show when they are in sight.
  await page.locator("iframe").first().scrollIntoViewIfNeeded();
  const first = page.frameLocator("iframe").first().locator("html");
  const hasColour = async (name: string, colour: string) =>
    await expect(async () =>
      expect(await first.evaluate((root, key) => root.style.getPropertyValue(key), name)).toBe(colour),
    ).toPass();
  await hasColour("--color-accent", "#ffe600");
  // A view that has not come to rest does not hear yet, and is loaded anew.
  await expect(first).toHaveAttribute("data-gallery", "shown");
  const scripts: string[] = [];
  const shown = await (await page.locator("iframe").first().elementHandle()).contentFrame();
  page.on("request", (request) => {
    const isCode = request.resourceType() === "script" && !request.url().includes("/api/");
    if (isCode && request.frame() === shown) scripts.push(request.url());
  });
  await panel.getByRole("textbox", { name: "Brand colour", exact: true }).fill("#7a1f5c");
  await hasColour("--color-brand", "#7a1f5c");
  expect(scripts, "the app is not loaded again").toEqual([]);
  const sample = panel.getByRole("group", { name: "Samples of Font" }).getByRole("button", { name: "slab" });
  await expect(sample).toHaveCSS("font-family", /Rockwell/);
  await sample.click();
  await expect(panel.getByLabel("Font", { exact: true })).toHaveValue("slab");
  await expect(page.locator("iframe")).toHaveCount(16);
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("harbour.json");
  await page.getByRole("button", { name: "Discard" }).click();
});

test("the gallery is accessible: its list, a sheet of states, and the editor", async ({ open, page }) => {
  for (const path of ["", "/network", "/airtime/scenario-the-pin-is-wrong"]) {
    await open(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectAccessible(page);
    await expectReflow(page);
  }
});
