import type { Locator } from "@playwright/test";

import { enter } from "../harness/customers.ts";
import { expect, test } from "../harness/test.ts";

test.use({ forcedColors: "active" });

/** The colours of an element: its own, or those that the system has for what is named so. */
const colorsOf = (element: Locator, named: readonly [fill: string, text: string] | [] = []) =>
  element.evaluate((found, [fill, text]) => {
    const probe = document.createElement("p");
    if (fill && text) Object.assign(probe.style, { background: fill, color: text });
    document.body.append(probe);
    const { backgroundColor, color } = getComputedStyle(fill ? probe : found);
    probe.remove();
    return { backgroundColor, color };
  }, named);

const chosenColors = (element: Locator) => colorsOf(element, ["Highlight", "HighlightText"]);

/** What is chosen stands out by the system's colours, text and all, and what is beside it does not. What has a transition has them with the next frame. */
async function expectChosen(chosen: Locator, other: Locator): Promise<void> {
  const expected = await chosenColors(chosen);
  await expect.poll(() => colorsOf(chosen)).toEqual(expected);
  for (const part of await chosen.locator("*").all()) {
    await expect(part, "a part of what is chosen").toHaveCSS("color", expected.color);
  }
  expect((await colorsOf(other)).backgroundColor).not.toBe(expected.backgroundColor);
}

test("where the system chooses the colours, what is chosen is seen, and a dialog has an edge", async ({
  page,
  bank,
}) => {
  await enter(page, bank, "/transfer", "Inter Bank Transfer");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expectChosen(
    menu.getByRole("link", { name: "Bank Transfer" }),
    menu.getByRole("link", { name: "Dashboard" }),
  );

  const field = page.getByRole("combobox", { name: "Bank" });
  await field.click();
  await field.press("ArrowDown");
  const options = page.getByRole("listbox", { name: "Bank" }).getByRole("option");
  await expectChosen(
    options.and(page.locator('[aria-selected="true"]')),
    options.and(page.locator('[aria-selected="false"]')).first(),
  );
  await field.press("Enter");

  const amounts = page.getByRole("group", { name: /amount/i }).getByRole("button");
  await amounts.nth(1).click();
  await expectChosen(amounts.nth(1), amounts.nth(0));

  await enter(page, bank, "/atm-card", "Cards");
  const tab = (name: string) => page.getByRole("tab", { name });
  await expectChosen(tab("Virtual Card"), tab("Physical Card"));
  await page
    .getByRole("button", { name: /^Freeze/ })
    .first()
    .click();
  const frame = page.getByRole("dialog").locator(":has(> [data-dialog-body])");
  await expect(frame).toHaveCSS("outline-style", "solid");
});

test("where the system chooses the colours, a bar shows how far the registration is", async ({ page }) => {
  await page.goto("/register");
  const bar = page.getByRole("progressbar");
  await expect(bar).toBeVisible();
  const first = await bar.screenshot();
  await bar.evaluate((found: HTMLProgressElement) => (found.value = 0));
  expect(first.equals(await bar.screenshot()), "an empty bar looks the same").toBe(false);
});
