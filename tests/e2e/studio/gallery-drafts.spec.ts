import type { BrowserContext, Page } from "@playwright/test";
// Playwright's own test function: the bank of the other tests has no gallery, and tests must not change its files.
import { expect, test as base } from "@playwright/test";

import { GALLERY, GALLERY_API } from "#gallery/protocol.ts";

import { expectAccessible } from "../harness/accessible.ts";
import { startServer } from "../harness/bank.ts";
import { watchProblems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";
import { expectReflow } from "../harness/reflow.ts";

type Gallery = { readonly project: ProjectCopy; readonly origin: string; readonly guests: string };

/** A gallery with guests on a copy of the project, because these tests keep drafts. */
const test = base.extend<{ open: (path: string) => Promise<void> }, { gallery: Gallery }>({
  gallery: [
    async ({}, use) => {
      const project = copyProject();
      const command = ["preview", "--no-build", "--gallery", "--share"];
      const { port, printed, close } = await startServer(command, project.root);
      const [guests = ""] = /http:\/\/[\w.]+:\d+(?=[ ,])/.exec(printed()) ?? [];
      await use({ project, origin: `http://localhost:${port}`, guests });
      await close();
      project.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  /** Opens a path below the gallery's. Errors and warnings in the browser fail the test. */
  open: async ({ context, page, gallery: { origin } }, use) => {
    const problems = await watchProblems(context);
    await use(async (path) => void (await page.goto(`${origin}${GALLERY}${path}`)));
    expect(problems.found).toEqual([]);
  },
});

// The tests run one after another and share a server, because starting one for each takes longer.
test.describe.configure({ mode: "default" });

const panelOf = (page: Page) => page.getByRole("region", { name: "Panel" });
const draftsLink = (page: Page) => page.getByRole("link", { name: /^Drafts/ });
const upTo = async (page: Page, name: string) =>
  await panelOf(page)
    .getByRole("navigation", { name: "Around it" })
    .getByRole("button", { name: new RegExp(`^${name}`) })
    .click();

/** Gives a screen another title, by the panel, and keeps the draft. */
async function keepTitle(page: Page, open: (path: string) => Promise<void>, title: string, name: string) {
  await open("/airtime/sandbox");
  await page.getByRole("button", { name: "Show the panel" }).click();
  await panelOf(page).getByRole("textbox", { name: "Title", exact: true }).fill(title);
  await draftsLink(page).click();
  await page.getByRole("button", { name: "Keep under a name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("heading", { name: `Open: ${name}` })).toBeVisible();
}

/** Shares the draft, and returns the path of its link. */
async function share(page: Page, name: string): Promise<string> {
  await page.getByRole("button", { name: `Share “${name}”` }).click();
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = await page.getByRole("dialog").locator("code").first().innerText();
  return new URL(link).pathname;
}

test("a draft is kept under a name, opened elsewhere, and says when its file has changed since", async ({
  open,
  browser,
  gallery: { origin, project },
  page,
}) => {
  await keepTitle(page, open, "Kept airtime", "New tariff");
  await page.getByRole("button", { name: "Keep under another name" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("new TARIFF");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("There is a draft “New tariff” already.", { exact: false })).toBeVisible();
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await expectReflow(page);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${origin}${GALLERY}/~drafts`);
  await other.getByRole("button", { name: "Open “New tariff”" }).click();
  await other.getByRole("link", { name: "schemas/screens/payments/airtime.json" }).click();
  await expect(
    other.frameLocator("iframe:not([aria-hidden])").getByRole("heading", { name: "Kept airtime" }),
  ).toBeVisible();
  await other.getByRole("button", { name: "Show the panel" }).click();
  await panelOf(other).getByRole("textbox", { name: "Title", exact: true }).fill("Theirs");
  await draftsLink(other).click();
  await other.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(other.getByText("All of these edits are kept.")).toBeVisible();

  await page.getByRole("button", { name: "Keep", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Somebody has kept it since" })).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();

  const file = "schemas/screens/payments/airtime.json";
  project.write(file, project.read(file).replace('"Airtime Subscription"', '"On the disk"'));
  await other.getByRole("button", { name: "Open “New tariff”" }).click();
  await expect(other.getByText(`${file} has changed on the disk since`, { exact: false })).toBeVisible();
  await other.context().close();
  project.write(file, project.read(file).replace('"On the disk"', '"Airtime Subscription"'));

  await page.getByRole("button", { name: "Remove “New tariff”" }).click();
  await page.getByRole("button", { name: "Remove the draft" }).click();
  await expect(page.getByText("No draft is kept yet.")).toBeVisible();
});

test("a guest sees a shared draft by its link from the network, and can change nothing", async ({
  open,
  browser,
  gallery: { origin, guests, project },
  page,
}) => {
  const path = "tenants/palmgrove.json";
  const file = JSON.parse(project.read(path)) as object;
  project.write(path, JSON.stringify({ ...file, flags: { menu: { "display-airtime-menu": false } } }));
  await keepTitle(page, open, "Shown airtime", "For Amaka");
  await page.getByRole("button", { name: "Share “For Amaka”" }).click();
  await page.getByLabel("Bank in which the screens are shown").selectOption("palmgrove");
  const warning = page.getByRole("alert").filter({ hasText: "palmgrove does not offer Shown airtime" });
  await expect(warning).toContainText("display-airtime-menu");
  await page.keyboard.press("Escape");
  const link = await share(page, "For Amaka");
  await expectAccessible(page);

  const guest = await browser.newContext();
  const problems = await watchProblems(guest);
  const view = await guest.newPage();
  await view.goto(guests + link);
  await expect(view.getByRole("heading", { name: "For Amaka", level: 1 })).toBeVisible();
  await expect(view.locator("iframe")).toHaveCount(4);
  await expectAccessible(view);
  await view.getByRole("link", { name: "Desk, dark" }).click();
  const frame = view.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Shown airtime", level: 1 })).toBeVisible();
  await expect(frame.getByLabel("Wallet", { exact: true })).toContainText("2010000017");
  await expectAccessible(view);
  expect(problems.found).toEqual([]);
  await expectNothingElse(guest, { origin, guests, link });

  await page.getByRole("button", { name: "Withdraw the link" }).click();
  await expect(page.getByRole("button", { name: "Make a link" })).toBeVisible();
  problems.allow(/404/);
  await view.goto(guests + link);
  await expect(view.getByText("This link shows nothing (any more)")).toBeVisible();
  await guest.close();
});

/** The gallery of this machine is not behind the port of guests, and nothing is written by the link. */
async function expectNothingElse(
  { request }: BrowserContext,
  { origin, guests, link }: { readonly origin: string; readonly guests: string; readonly link: string },
): Promise<void> {
  const status = async (method: string, path: string) =>
    (await request.fetch(guests + path, { method, ...(method !== "GET" && { data: {} }) })).status();
  const files = "files?path=schemas/screens/payments/data.json";
  for (const path of [
    "/",
    GALLERY,
    `${GALLERY_API}/kept`,
    `${GALLERY_API}/${files}`,
    `${link}/api/${files}`,
  ]) {
    expect([path, await status("GET", path)]).toEqual([path, 404]);
  }
  expect(await status("POST", "/__sandbox/reset")).toBe(404);
  expect(await status("PUT", `${link}/api/${files}`)).toBe(403);
  expect(await status("POST", `${link}/sandbox/api/v1/transactions/buy-airtime`)).toBe(403);
  // Nobody reaches the gallery itself by the machine's own address, which a machine without a network does not have.
  if (guests.includes("localhost")) return;
  const outside = guests.replace(/:\d+$/, `:${new URL(origin).port}`);
  await expect(request.get(`${outside}${GALLERY_API}/kept`)).rejects.toThrow("ECONNREFUSED");
}

test("a new biller begins with a template and gets three fields, a look-up and a limit by mouse", async ({
  open,
  page,
}) => {
  await open("");
  await page.getByRole("button", { name: "New biller" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Kano Water");
  await page.getByLabel("Begin with").selectOption("A bill: a customer number and an amount");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Begin" }).click();
  const panel = panelOf(page);
  const press = async (name: string) => await panel.getByRole("button", { name, exact: true }).click();

  const group = panel.getByRole("group", { name: "Sources" });
  await group.getByRole("textbox", { name: "Another name of Sources" }).fill("customer");
  await group.getByLabel(/^It begins like/).selectOption({ index: 1 });
  await group.getByRole("button", { name: "Add" }).click();
  await panel
    .getByRole("textbox", { name: "Call", exact: true })
    .fill("GET water/customers/{$inputs.number}");

  await upTo(page, "Kano Water");
  await press("Continue");
  await press("Ask …");
  for (const [label, widget] of [
    ["Street", "text"],
    ["District", "text"],
    ["Name", "read-only"],
  ] as const) {
    await panel.getByText("Add a field").click();
    await panel.getByLabel("Label", { exact: true }).fill(label);
    await panel.getByLabel("Kind", { exact: true }).selectOption(widget);
    if (widget === "read-only") await panel.getByLabel("What it shows").selectOption("Nothing yet");
    await panel.getByLabel("Must be filled in").uncheck();
    await press("Add the field");
    await expect(panel.getByRole("heading", { name: label })).toBeVisible();
    if (widget === "text") await upTo(page, "Continue");
  }
  await panel.getByText(/^\d+ more of Options$/).click();
  await panel.getByLabel("Source", { exact: true }).selectOption("customer");
  await upTo(page, "Continue");
  await press("amount");
  await panel.getByRole("textbox", { name: "Smallest" }).fill("10000");

  await upTo(page, "Kano Water");
  await press("is paid");
  await panel.getByLabel("Add to Replies").selectOption("Reply");
  await panel.getByRole("textbox", { name: "Call", exact: true }).fill("GET water/customers/1234567");
  const data = panel.getByRole("group", { name: "data", exact: true }).first();
  await data.getByLabel("Form of data").selectOption("Object");
  await data.getByRole("textbox", { name: "Another name of data" }).fill("wallet_name");
  await data.getByRole("button", { name: "Add", exact: true }).click();
  await data.getByRole("textbox", { name: "wallet_name", exact: true }).fill("Musa Bello");
  // What the template lacks are translations alone.
  await expect(page.getByRole("region", { name: "Problems" })).not.toContainText(/error/i);
  // Hidden texts of long lists would lengthen it.
  const tooTall = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(tooTall, "the page scrolls, and not its panes").toBe(0);

  // The payment now also sends the name that the look-up has found.
  await upTo(page, "is paid");
  await panel
    .getByRole("group", { name: "Requests" })
    .getByRole("button", { name: "POST", exact: false })
    .first()
    .click();
  const body = panel.getByRole("group", { name: "Body", exact: true });
  await body.getByRole("textbox", { name: "Another name of Body" }).fill("name");
  await body.getByRole("button", { name: "Add", exact: true }).last().click();
  await body.getByRole("textbox", { name: "name", exact: true }).fill("Musa Bello");

  const states = page.getByRole("combobox", { name: "State" });
  for (const scenario of ["is paid", "is refused", "is not decided yet, then paid"]) {
    await states.selectOption({ label: scenario });
    await expect(page.getByText("The scenario went as it says")).toBeVisible();
  }
});
