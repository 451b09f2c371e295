import { readFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { GALLERY, GALLERY_API } from "#gallery/protocol.ts";

import { expectAccessible } from "../harness/accessible.ts";
import { expectReflow } from "../harness/reflow.ts";
import { expect, test } from "../harness/studio.ts";

// The tests share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

const FILE = "schemas/screens/payments/airtime.json";
const FRENCH = "schemas/languages/fr.json";
const LOAN = "schemas/screens/loans/apply-for-loan.json";

const panelOf = (page: Page) => page.getByRole("region", { name: "Panel" });
const frame = (page: Page) => page.frameLocator("iframe:not([aria-hidden])");
const code = (page: Page, file: string) => page.getByRole("textbox", { name: file });
const title = (page: Page) => panelOf(page).getByRole("textbox", { name: "Title", exact: true });
const save = (page: Page) => page.getByRole("button", { name: "Save" });

/** The unsaved texts by path. A file whose text is that on the disk, byte by byte, has none. */
async function draftsOf(page: Page): Promise<Record<string, string>> {
  return await page.evaluate(() => {
    const drafts = JSON.parse(sessionStorage.getItem("gallery.drafts") ?? "{}") as Record<
      string,
      { readonly text: string }
    >;
    return Object.fromEntries(Object.entries(drafts).map(([path, { text }]) => [path, text]));
  });
}

/** Switches on that a click in the preview chooses what is clicked. */
async function chooseInPreview(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Choose in the preview" }).click();
  await expect(frame(page).locator("html")).toHaveCSS("cursor", "crosshair");
}

test("a press counts although the panel moves beneath it, as when a problem is told or mended", async ({
  open,
  page,
}) => {
  await open("/airtime/sandbox");
  await chooseInPreview(page);
  await frame(page).getByText("Phone Number", { exact: true }).click();
  const summary = panelOf(page).locator("summary").first();
  const fold = panelOf(page).locator("details").first();
  await summary.scrollIntoViewIfNeeded();
  const { x, y, height } = (await summary.boundingBox())!;
  await page.mouse.move(x + 10, y + height - 4);
  await page.mouse.down();
  await summary.evaluate(
    (element) => (element.parentElement!.style.cssText = "position: relative; top: -40px"),
  );
  await page.mouse.up();
  await expect(fold).toHaveAttribute("open");
});

test("a label, the order and a quick amount are changed by a click on them in the preview, and undone to the beginning", async ({
  open,
  page,
  studio: { project },
}) => {
  const panel = panelOf(page);
  await open("/airtime/sandbox");
  await chooseInPreview(page);
  await frame(page).getByText("Phone Number", { exact: true }).click();
  await panel.getByRole("textbox", { name: "Label", exact: true }).fill("Mobile number");
  await expect(frame(page).getByLabel("Mobile number", { exact: true })).toBeVisible();

  await panel.getByRole("button", { name: "Move the field up" }).click();
  const labels = frame(page)
    .getByRole("main")
    .locator("label")
    .filter({ hasText: /^(?:Network|Mobile number)$/ });
  await expect(labels).toHaveText(["Mobile number", "Network"]);

  await chooseInPreview(page);
  await frame(page).getByRole("button", { name: "₦50", exact: true }).click();
  await panel.getByLabel("Form of Quick amounts").selectOption({ label: "Several" });
  await panel.getByRole("textbox", { name: "Quick amounts", exact: true }).fill("150, 250");
  await expect(frame(page).getByRole("button", { name: "₦150", exact: true })).toBeVisible();
  await expect(frame(page).getByRole("button", { name: "₦50", exact: true })).toHaveCount(0);

  const undo = page.getByRole("button", { name: "Undo" });
  await expect(async () => {
    if (await undo.isEnabled()) await undo.click();
    await expect(undo).toBeDisabled({ timeout: 100 });
  }).toPass();
  await expect(save(page)).toBeDisabled();
  await expect(labels.first()).toHaveText("Network");
  await expect(frame(page).getByRole("button", { name: "₦50", exact: true })).toBeVisible();
  expect(project.read(FILE)).toContain("$settings.quickAmounts.airtime");
});

test("a limit and the condition of a look-up are set without JSON, and nothing else in the file changes", async ({
  open,
  page,
  studio: { project },
}) => {
  const panel = panelOf(page);
  const before = project.read(LOAN);
  await open("/apply-for-loan/sandbox");
  await page.getByRole("button", { name: "Show the panel" }).click();
  await panel.getByRole("button", { name: "account …", exact: true }).click();
  const when = panel.getByRole("group", { name: "When", exact: true }).first();
  const account = when.getByRole("group", { name: "$inputs.repayment_bank_account_number" });
  await account.getByRole("textbox", { name: "Fits the pattern" }).fill("^\\d{11}$");
  await when.getByRole("textbox", { name: "Another name of When" }).fill("$inputs.repayment_bank_id");
  await when.getByRole("button", { name: "Add", exact: true }).click();
  const bank = when.getByRole("group", { name: "$inputs.repayment_bank_id" });
  await bank.getByLabel("Add to $inputs.repayment_bank_id").selectOption({ label: "Shortest" });
  await bank.getByRole("textbox", { name: "Shortest" }).fill("1");
  await expectAccessible(page);
  await expectReflow(page);
  await expect(page.getByText("No problems")).toBeVisible();

  // The products lengthen the form when they come: a click before would meet another field.
  await expect(frame(page).getByText("Salary Advance")).toBeVisible();
  await chooseInPreview(page);
  await frame(page).getByText("Loan amount", { exact: true }).click();
  await panel.getByLabel("Form of Minimum").selectOption({ label: "Number" });
  await panel.getByRole("textbox", { name: "Minimum", exact: true }).fill("2500000");
  await expect(code(page, LOAN)).toContainText('"minimum": 2500000');
  await expect(page.getByText("No problems")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download" }).click();
  const text = readFileSync(await (await download).path(), "utf8");
  const edits = [
    ['"pattern": "^\\\\d{10}$"\n        }', '"pattern": "^\\\\d{11}$"\n        },\n        BANK'],
    ["BANK", '"$inputs.repayment_bank_id": { "type": "string", "minLength": 1 }'],
    [
      '"$ref": "../../parts/loan-details.json"',
      '"$ref": "../../parts/loan-details.json",\n        "limits": { "loan_amount": { "minimum": 2500000 } }',
    ],
  ] as const;
  expect(text).toBe(edits.reduce((made, [from, to]) => made.replace(from, () => to), before));
});

test("a field and a step are renamed with all that says them, also in a translation, and undone to the beginning", async ({
  open,
  page,
  studio: { project, origin },
}) => {
  const panel = panelOf(page);
  const rename = async (old: string, name: string) => {
    await panel.getByRole("button", { name: `Rename ${old}` }).click();
    await expect(panel.getByRole("textbox", { name: "New name" })).toBeFocused();
    await page.keyboard.type(name);
    await page.keyboard.press("Enter");
    await expect(panel.getByRole("button", { name: `Rename ${name}` })).toBeFocused();
  };
  await open("/soft-ussd/sandbox");
  await chooseInPreview(page);
  await frame(page).getByText("Phone Number", { exact: true }).click();
  await rename("phone", "payer");
  await panel.getByRole("button", { name: "Soft USSD ›" }).click();
  await panel
    .getByRole("group", { name: "Steps" })
    .getByRole("button", { name: "request", exact: true })
    .click();
  await rename("request", "prompt");
  await expect(panel.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("prompt");

  const drafts = await draftsOf(page);
  const [screen, french] = [drafts["schemas/screens/payments/soft-ussd.json"], drafts[FRENCH]];
  expect(Object.keys(drafts)).toHaveLength(2);
  expect(screen).not.toMatch(/"phone": \{\s|\$inputs\.phone\b|\$steps\.request\b/);
  expect(french).toBe(project.read(FRENCH).replaceAll("{$inputs.phone}", "{$inputs.payer}"));
  const checked = await page.request.post(`${origin}${GALLERY_API}/problems`, {
    data: { files: drafts },
    headers: { Origin: origin },
  });
  expect(await checked.json()).toEqual({ problems: [] });
  await page.getByRole("button", { name: "Scenarios" }).click();
  // The provider refuses the field by its old name. (That all scenarios pass is the review's test.)
  await expect(page.getByRole("link", { name: "Passed: the request is refused" })).toBeVisible();

  await page.getByRole("button", { name: "Undo in soft-ussd.json", exact: true }).click();
  await page.getByRole("button", { name: "Undo in soft-ussd.json and fr.json" }).click();
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeDisabled();
  expect(await draftsOf(page)).toEqual({});
  await page.getByRole("button", { name: "Redo in soft-ussd.json and fr.json" }).click();
  await page.getByRole("button", { name: "Redo in soft-ussd.json", exact: true }).click();
  expect(await draftsOf(page)).toEqual(drafts);
});

test("two people change one file: the second is told, and neither loses anything", async ({
  open,
  browser,
  page,
  studio: { project, origin },
}) => {
  const other = await (await browser.newContext()).newPage();
  await open("/data/sandbox");
  await other.goto(`${origin}${GALLERY}/data/sandbox`);
  for (const one of [page, other]) await one.getByRole("button", { name: "Show the panel" }).click();
  await title(page).fill("Mine");
  await title(other).fill("Theirs");
  await save(other).click();
  await expect(page.getByRole("alert").filter({ hasText: "has changed on the disk" })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(code(page, "schemas/screens/payments/data.json")).toContainText('"title": "Mine"');
  expect(project.read("schemas/screens/payments/data.json")).toContain('"title": "Theirs"');
  await page.getByRole("button", { name: "Keep mine" }).click();
  await save(page).click();
  await expect.poll(() => project.read("schemas/screens/payments/data.json")).toContain('"title": "Mine"');
  await other.context().close();
});
