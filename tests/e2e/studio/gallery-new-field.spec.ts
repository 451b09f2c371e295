import type { Page } from "@playwright/test";

import { expectAccessible } from "../harness/accessible.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/studio.ts";

const FILE = "schemas/screens/account/kyc.json";

const panelOf = (page: Page) => page.getByRole("region", { name: "Panel" });
const frame = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");

test("a list with two choices is added without JSON, seen in the preview, chosen by the scenarios and saved", async ({
  open,
  page,
  studio: { project },
}) => {
  const panel = panelOf(page);
  await open(`/kyc/sandbox?file=${encodeURIComponent(FILE)}`);
  await page.getByRole("button", { name: "Show the panel" }).click();
  await panel.getByRole("group", { name: "Steps" }).getByRole("button").first().click();
  await panel.getByRole("button", { name: "Ask …", exact: true }).click();
  await panel.getByText("Add a field").click();
  await panel.getByLabel("Kind", { exact: true }).selectOption("select");

  // Nothing is added that customers could not fill in.
  await panel.getByRole("button", { name: "Add the field" }).click();
  await expect(panel.getByText("Give the field a label.")).toBeVisible();
  await expect(panel.getByText("Write at least one choice.")).toBeVisible();
  await expect(panel.getByLabel("Label", { exact: true })).toBeFocused();
  await expectAccessible(page);
  await expectReflow(page);

  await page.keyboard.type("Branch");
  await panel.getByRole("textbox", { name: "Choice 1", exact: true }).fill("Lagos Island");
  await panel.getByRole("textbox", { name: "Choice 2", exact: true }).fill("Abuja");
  await panel.getByRole("textbox", { name: "Sent for choice 2", exact: true }).fill("abj");
  await expect(panel.getByRole("textbox", { name: "Choice 3", exact: true })).toBeVisible();
  await panel.getByRole("button", { name: "Add the field" }).click();

  await expect(panel.getByRole("heading", { name: "Branch" })).toBeVisible();
  const list = frame(page).getByRole("combobox", { name: "Branch" });
  await expect(list.getByRole("option")).toHaveText(["Choose one", "Lagos Island", "Abuja"]);
  // The new texts have no translations yet.
  await expect(page.getByRole("region", { name: "Problems" })).not.toContainText(/error/i);
  const scenarios = page.getByRole("region", { name: "Scenarios" });
  await expect(scenarios.getByText(/^Scenarios: All \d+ pass\.$/)).toBeVisible({ timeout: 60_000 });

  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => project.read(FILE)).toContain('{ "const": "abj", "title": "Abuja" }');
  const { steps, scenarios: played } = JSON.parse(project.read(FILE)) as {
    steps: { ask?: { schema: { required: string[] } } }[];
    scenarios: { inputs?: { branch?: string } }[];
  };
  expect(steps[0]?.ask?.schema.required).toContain("branch");
  expect(played[0]?.inputs?.branch).toBe("lagos-island");
});
