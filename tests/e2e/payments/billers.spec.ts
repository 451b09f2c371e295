import { readFileSync } from "node:fs";
// Playwright's own test function, because the bank of the other tests has no gallery.
import { expect, test, type Page } from "@playwright/test";

import { GALLERY_API, type Drafted, type DraftProblems } from "#gallery/protocol.ts";
import { viewPath } from "#gallery/states.ts";

import { violations } from "../harness/accessible.ts";
import { startServer } from "../harness/bank.ts";
import { ada } from "../harness/customers.ts";
import { watchProblems } from "../harness/problems.ts";

/** Opens an invented biller as a draft in the gallery, in the real app; the sandbox replies from the biller's scenarios. */
async function openBiller(page: Page, origin: string, id: string, title: string): Promise<void> {
  const text = readFileSync(`tests/billers/${id}.json`, "utf8").replaceAll("../../schemas/", "../../");
  const ask = async (call: string): Promise<unknown> => {
    const files = { [`schemas/screens/payments/${id}.json`]: text };
    return await (await page.request.post(`${origin}${GALLERY_API}/${call}`, { data: { files } })).json();
  };
  const { drafts } = (await ask("drafts")) as Drafted;
  const { problems } = (await ask("problems")) as DraftProblems;
  expect(problems.filter(({ level }) => level !== "warning")).toEqual([]);
  const view = {
    subject: id,
    state: "sandbox",
    tenant: "demo",
    scheme: "light",
    drafts,
  } as const;
  await page.goto(origin + viewPath(view));
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
}

async function choose(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, choice] of Object.entries(choices)) {
    await page.getByRole("combobox", { name: field }).selectOption(choice);
  }
}

const plate = { State: "Lagos", Agency: "Vehicles", Category: "Registration", Item: "Number plate" };
const stall = { State: "Ogun", Agency: "Markets", Category: "Stalls", Item: "Stall" };

test("fields of the chosen item: they appear and disappear, have their own messages, and are part of the payment", async ({
  context,
  page,
}) => {
  const { port, close } = await startServer(["preview", "--gallery", "--no-build"]);
  const problems = await watchProblems(context);
  try {
    await openBiller(page, `http://localhost:${port}`, "state-revenue", "State Revenue");
    const chassis = page.getByRole("textbox", { name: "Chassis Number" });

    await choose(page, plate);
    await expect(chassis).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Amount" })).toHaveCount(0);
    await choose(page, stall);
    await expect(chassis).toHaveCount(0);
    await page.getByRole("combobox", { name: "State" }).selectOption(plate.State);
    await expect(page.getByRole("combobox", { name: "Agency" })).toHaveValue("");
    await expect(page.getByRole("combobox", { name: "Item" })).toBeDisabled();

    await choose(page, plate);
    await chassis.fill("ab");
    await page.getByRole("textbox", { name: /^Email/ }).fill("ada");
    await page.getByRole("button", { name: "Continue" }).click();
    const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
    await expect(summary.getByRole("link")).toHaveText([
      "Choose the vehicle",
      "A chassis number has 6 capital letters and digits",
      "Check the email",
    ]);
    expect(await violations(page)).toEqual([]);
    await summary.getByRole("link", { name: /^A chassis number/ }).click();
    await expect(chassis).toBeFocused();

    await chassis.fill("AB12CD");
    await page.getByRole("textbox", { name: /^Email/ }).fill("");
    await page.getByRole("combobox", { name: "Vehicle" }).selectOption("Car");
    await expect(summary).toHaveCount(0);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
    await page.getByRole("button", { name: "Pay" }).click();
    const result = page.getByRole("region", { name: "Payment successful" });
    await expect(result).toContainText("LA-77");
    await expect(result).not.toContainText("Demand Notice");
    await result.getByRole("button", { name: "Receipt", exact: true }).click();
    await expect(page.getByRole("dialog")).toContainText("₦12,500.00");
    expect(await violations(page)).toEqual([]);
    expect(problems.found).toEqual([]);
  } finally {
    await close();
  }
});

test("a list in pages: what the last page brought takes the focus, and the choice stays", async ({
  context,
  page,
}) => {
  const { port, close } = await startServer(["preview", "--gallery", "--no-build"]);
  const problems = await watchProblems(context);
  try {
    await openBiller(page, `http://localhost:${port}`, "campus-shop", "Campus Shop");
    const school = page.getByRole("combobox", { name: "School" });
    const more = page.getByRole("button", { name: "Load more" });
    await school.click();
    await page.getByRole("option", { name: /^Benin Institute/ }).click();
    await expect(school).toHaveValue("Benin Institute");
    await more.first().focus();
    await page.keyboard.press("Enter");
    const all = page.getByText("All 3 are in the list.");
    await expect(all).toBeFocused();
    await expect(school).toHaveValue("Benin Institute");
    await school.click();
    await page.getByRole("option", { name: /^Unity College/ }).click();
    await expect(school).toHaveValue("Unity College");
    await expect(school).toBeFocused();
    await school.pressSequentially("uni");
    await expect(page.getByRole("option")).not.toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(school).toHaveValue("Unity College");
    expect(await violations(page)).toEqual([]);
    expect(problems.found).toEqual([]);
  } finally {
    await close();
  }
});
