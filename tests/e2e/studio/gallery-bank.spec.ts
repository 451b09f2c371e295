import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { answerFileDialogs } from "../harness/file-dialogs.ts";
import { expectReflow } from "../harness/reflow.ts";
import { dropFile, Steps } from "../harness/steps.ts";
import { expect, test } from "../harness/studio.ts";

// The tests share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

const LOGO = {
  name: "logo.svg",
  type: "image/svg+xml",
  text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="20" fill="#7a1f5c"/></svg>',
};
/** All that the file of the new bank has to say. */
const fileOf = (name: string) => `{
  "$schema": "../schemas/meta/tenant.schema.json",
  "brand": {
    "name": "${name}",
    "logo": "data:image/svg+xml;base64,${btoa(LOGO.text)}"
  },
  "theme": { "brand": "#7a1f5c", "accent": "#1d6b5f", "font": "serif" },
  "flags": { "menu": { "display-loan-menu": false } }
}
`;
/** Seconds that a new bank may take somebody who knows the studio. */
const TWO_MINUTES = 120;

const panelOf = (page: Page) => page.getByRole("region", { name: "Panel" });
const problems = (page: Page) => page.getByRole("region", { name: "Problems" });

test("a new bank by mouse: its logo, colours, font and a flag, and nothing else in its file", async ({
  open,
  page,
  studio: { project },
}, info) => {
  const steps = new Steps(page);
  const panel = panelOf(page);
  const fill = async (name: string, text: string) => {
    await steps.click(panel.getByRole("textbox", { name, exact: true }));
    await steps.type(text);
  };
  await open("");
  await steps.click(page.getByRole("button", { name: "New bank" }));
  await steps.type("Kano Trust");
  await steps.click(page.getByRole("button", { name: "Begin" }));
  await expect(page.getByRole("heading", { name: "Brand of Kano Trust", level: 1 })).toBeVisible();
  await fill("Brand colour", "#7a1f5c");
  await fill("Accent colour", "#1d6b5f");
  await steps.choose(panel.getByLabel("Font", { exact: true }), "serif");
  await steps.choose(page.getByLabel("What to set"), "Name and pictures");
  await steps.drop(panel.getByRole("button", { name: "Choose a file for Logo", exact: true }), LOGO);
  await expect(panel.getByRole("textbox", { name: "Logo", exact: true })).toHaveValue(/^SVG, 1\d\d bytes/);
  await steps.choose(page.getByLabel("What to set"), "What it offers");
  await steps.choose(panel.getByLabel("display-loan-menu"), "No");
  await expect(page.getByText(/^Report: /)).toBeVisible();
  await steps.click(page.getByRole("button", { name: "Save" }));
  await expect(page.getByText("Saved kano-trust.json", { exact: false })).toBeVisible();
  expect(project.read("tenants/kano-trust.json")).toBe(fileOf("Kano Trust"));
  await expect(problems(page)).not.toContainText("error");
  expect(steps.tell(info)).toBeLessThan(TWO_MINUTES);
});

test("a new bank by keyboard alone: the same", async ({ open, page, studio: { project } }, info) => {
  const steps = new Steps(page);
  const panel = panelOf(page);
  const fill = async (name: string, text: string) => {
    await steps.tabTo(panel.getByRole("textbox", { name, exact: true }));
    await steps.type(text);
  };
  answerFileDialogs(page);
  await open("");
  await steps.tabTo(page.getByRole("button", { name: "New bank" }));
  await steps.press("Enter");
  await steps.type("Yola Trust");
  await expectAccessible(page);
  await expectReflow(page);
  await steps.press("Enter");
  await expect(page.getByRole("heading", { name: "Brand of Yola Trust", level: 1 })).toBeVisible();
  const part = page.getByLabel("What to set");
  await fill("Brand colour", "#7a1f5c");
  await fill("Accent colour", "#1d6b5f");
  const font = panel.getByLabel("Font", { exact: true });
  await steps.tabTo(font);
  await steps.arrowTo(font, "serif");
  await steps.tabTo(part, "Shift+Tab");
  await steps.arrowTo(part, "Name and pictures");
  await steps.tabTo(panel.getByRole("button", { name: "Choose a file for Logo", exact: true }));
  const choosing = page.waitForEvent("filechooser");
  await steps.press("Enter");
  await (await choosing).setFiles({ ...LOGO, mimeType: LOGO.type, buffer: Buffer.from(LOGO.text) });
  await expect(panel.getByRole("textbox", { name: "Logo", exact: true })).toHaveValue(/^SVG/);
  await steps.tabTo(part, "Shift+Tab");
  await steps.arrowTo(part, "What it offers");
  const loans = panel.getByLabel("display-loan-menu", { exact: true });
  await steps.tabTo(loans);
  await steps.arrowTo(loans, "No");
  await steps.press("Control+s");
  await expect(page.getByText("Saved yola-trust.json", { exact: false })).toBeVisible();
  expect(project.read("tenants/yola-trust.json")).toBe(fileOf("Yola Trust"));
  expect(steps.tell(info)).toBeLessThan(TWO_MINUTES);
});

test("only a picture is taken from what is dropped; beside its place nothing is, and the page stays", async ({
  open,
  page,
}) => {
  await open("/~brand?tenant=sahel");
  const panel = panelOf(page);
  await panel.getByRole("textbox", { name: "Accent colour", exact: true }).fill("#1d6b5f");
  await page.getByLabel("What to set").selectOption({ label: "Name and pictures" });
  const target = panel.getByRole("button", { name: "Choose a file for Logo", exact: true });
  const logo = panel.getByRole("textbox", { name: "Logo", exact: true });
  await dropFile(target, { name: "notes.txt", type: "text/plain", text: "no picture" });
  await expect(logo).toHaveAccessibleDescription(/notes\.txt cannot be used\. This is no picture/);
  await dropFile(target, { ...LOGO, text: LOGO.text.replace("/>", ' onclick="x()"/>') });
  await expect(logo).toHaveAccessibleDescription(/logo\.svg cannot be used\. /);
  await expect(page.getByRole("textbox", { name: "tenants/sahel.json" })).not.toContainText("logo");
  await expect(page.frameLocator("iframe").first().getByRole("heading", { level: 1 })).toBeVisible();
  const beside = [
    page.getByRole("heading", { level: 1 }),
    page.getByRole("textbox", { name: "tenants/sahel.json" }),
    page.frameLocator("iframe").first().locator("body"),
  ];
  for (const one of beside) expect(await dropFile(one, LOGO), "the browser opens it").toBe(false);
  await expect(page.getByRole("textbox", { name: "tenants/sahel.json" })).not.toContainText("svg");
  await dropFile(target, LOGO);
  await expect(logo).toHaveValue(/^SVG/);
  await expect(page.getByRole("textbox", { name: "tenants/sahel.json" })).toContainText("#1d6b5f");
});
