import { rmSync } from "node:fs";
import { join } from "node:path";

import type { BrowserContext, Page, Route } from "@playwright/test";
// Playwright's own test function, because the bank of the other tests lacks these screens.
import { expect, test } from "@playwright/test";

import type { Provider } from "#sandbox/server.ts";
import { appBuild } from "#tools/build/builds.ts";

import { violations } from "../harness/accessible.ts";
import { startServer } from "../harness/bank.ts";
import { ada, enterAt } from "../harness/customers.ts";
import { passTime } from "../harness/pass-time.ts";
import { watchProblems, type Problems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";
import { controlSandbox } from "../harness/sandbox.ts";
import { shiftClock } from "../harness/shifted-clock.ts";
import { stopClock } from "../harness/stopped-clock.ts";

// A payment that the bank questions, an offer that ends, and a list of payments, in the app as customers have it. The billers' own calls are answered
// here; all others by the sandbox, by the specification literally.

test.describe.configure({ mode: "serial" });

const BANKS_PAGE = "https://acs.example/confirm";
let project: ProjectCopy;
let server: Awaited<ReturnType<typeof startServer>>;

test.beforeAll(async () => {
  // The app is built again with three billers more.
  test.setTimeout(600_000);
  project = copyProject();
  for (const id of ["city-market", "dollar-card", "pay-day"]) {
    const text = project.read(`tests/billers/${id}.json`).replaceAll("../../schemas/", "../../");
    project.write(`schemas/screens/payments/${id}.json`, text);
  }
  const hosts = "VITE_REDIRECT_HOSTS=";
  project.write(".env", project.read(".env").replace(hosts, `${hosts}acs.example`));
  // By its time the copied build may look newer than the files that were written just now.
  rmSync(join(project.root, appBuild.folder), { recursive: true });
  server = await startServer(["preview"], project.root);
});

test.afterAll(async () => {
  await server.close();
  project.remove();
});

type Answer = { readonly status?: number; readonly body: object };

/** A biller's provider: `POST market/charges` → its replies in turn; the last one stays. */
type Answers = Readonly<Record<string, readonly Answer[]>>;

/** What the biller was asked, in order: `POST market/charges` and the body. */
type Asked = { readonly call: string; readonly body: Readonly<Record<string, unknown>> }[];

async function answer(context: BrowserContext, answers: Answers): Promise<Asked> {
  const asked: Asked = [];
  await context.route(/\/api\/v1\/(?:market|fx|payday)\//, async (route: Route) => {
    const request = route.request();
    const call = `${request.method()} ${new URL(request.url()).pathname.replace("/api/v1/", "")}`;
    const found = Object.entries(answers).find(([pattern]) => new RegExp(`^${pattern}$`).test(call));
    if (!found) throw new Error(`Nobody answers ${call}`);
    const [pattern, replies] = found;
    const before = asked.filter((one) => new RegExp(`^${pattern}$`).test(one.call)).length;
    asked.push({ call, body: (request.postDataJSON() ?? {}) as Record<string, unknown> });
    const { status = 200, body } = replies[Math.min(before, replies.length - 1)]!;
    await route.fulfill({ status, json: body });
  });
  return asked;
}

const said = (status: string, more: object = {}): Answer => ({
  body: { data: { status, id: "ch-1", ...more } },
});
const order = { body: { status: "success", data: { shop: "Green Corner", amount: "4500.00" } } };
const offer = (id: string, total: string, seconds: number): Answer => {
  const ends = new Date(Date.now() + seconds * 1000).toISOString();
  return { body: { data: { id, rate: "1500.00", total, expires_at: ends } } };
};
const transfer = (line: number, name: string, amount: string, state: string) => ({
  line,
  name,
  amount,
  state,
});
const batch = (first: string, second: string): Answer => {
  const transfers = [transfer(1, "Ada Obi", "2500.00", first), transfer(2, "Bola Ade", "1000.50", second)];
  return { body: { data: { transfers } } };
};
const calls = (asked: Asked) =>
  asked.map(({ call }) => call).filter((call) => !call.startsWith("GET market/orders"));
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

async function openMarket(page: Page, method: string): Promise<void> {
  await enterAt(page, `http://localhost:${server.port}/city-market`, "City Market");
  await page.getByRole("textbox", { name: "Order Number" }).fill("M12345");
  await expect(page.getByRole("textbox", { name: "Shop" })).toHaveValue("Green Corner");
  await page.getByRole("radio", { name: method }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
}

async function expectPaid(page: Page): Promise<void> {
  await expect(page.getByRole("region", { name: "Payment successful" })).toContainText("₦4,500.00");
}

// The strictest: it keeps to the specification and sends nothing else.
const provider: Provider = { provider: "literal", seed: 7 };

let problems: Problems;

test.beforeEach(async ({ context }) => {
  const sandbox = controlSandbox(`http://localhost:${server.port}`);
  await sandbox.behave(provider);
  await sandbox.reset();
  problems = await watchProblems(context);
  await shiftClock(context);
  // A worker would make requests that the test cannot answer.
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
});

test.afterEach(() => expect(problems.found).toEqual([]));

test("a code is wrong, then right: one charge", async ({ context, page }) => {
  const asked = await answer(context, {
    "GET market/orders/M12345": [order],
    "POST market/charges": [said("send_otp", { phone: "0803***4567" })],
    "POST market/charges/ch-1/otp": [said("wrong_otp"), said("successful")],
    // On a slow machine the pending payment is asked about meanwhile.
    "GET market/charges/.*": [said("open")],
  });
  await openMarket(page, "My card");
  const code = dialog(page, "Enter the code from your bank");
  await expect(code).toContainText("0803***4567");
  await code.getByRole("textbox", { name: "Code" }).fill("111111");
  await code.getByRole("button", { name: "Confirm" }).click();
  await expect(code.getByRole("textbox", { name: "Code" })).toHaveValue("");
  await code.getByRole("textbox", { name: "Code" }).fill("222222");
  await code.getByRole("button", { name: "Confirm" }).click();
  await expectPaid(page);
  expect(calls(asked).filter((call) => call.startsWith("POST"))).toEqual([
    "POST market/charges",
    "POST market/charges/ch-1/otp",
    "POST market/charges/ch-1/otp",
  ]);
});

test("a payment is approved in the bank's app", async ({ context, page }) => {
  const asked = await answer(context, {
    "GET market/orders/M12345": [order],
    "POST market/charges": [said("approve_in_app")],
    "GET market/charges/ch-1/approval": [said("open"), said("successful")],
  });
  await openMarket(page, "My bank's app");
  await expect(dialog(page, "Open your bank's app")).toContainText("Green Corner");
  await expectPaid(page);
  expect(calls(asked)[0]).toBe("POST market/charges");
  expect(calls(asked).filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("a payment is confirmed on the bank's page: it is pending meanwhile, and ends where it began", async ({
  context,
  page,
}) => {
  const asked = await answer(context, {
    "GET market/orders/M12345": [order],
    "POST market/charges": [said("open_url", { url: BANKS_PAGE })],
    "GET market/charges/.*": [said("open"), said("successful")],
  });
  await context.route(`${BANKS_PAGE}**`, (route) => {
    const back = String(asked.find(({ call }) => call === "POST market/charges")?.body["return_url"]);
    return route.fulfill({
      contentType: "text/html",
      body: `<title>Bank</title><link rel="icon" href="data:,"><a href="${back}">Back to the shop</a>`,
    });
  });
  await openMarket(page, "My card");
  const leaving = dialog(page, "Confirm at your bank");
  await expect(leaving).toContainText("acs.example");
  await leaving.getByRole("button", { name: "Go to your bank" }).click();
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page.getByRole("region", { name: "Payment pending" })).toContainText("₦4,500.00");
  await page.reload();
  await expectPaid(page);
  expect(calls(asked).filter((call) => call.startsWith("POST"))).toHaveLength(1);
});

test("an offer ends before it is confirmed: the new one is shown, and that is paid", async ({
  context,
  page,
}) => {
  const asked = await answer(context, {
    "POST fx/quotes": [offer("Q1", "15000.00", 60), offer("Q2", "15200.00", 86_400)],
    "POST fx/orders": [{ body: { code: "00" } }],
  });
  await stopClock(page);
  await enterAt(page, `http://localhost:${server.port}/dollar-card`, "Dollar Card");
  await page
    .getByRole("spinbutton", { name: "US dollars" })
    .or(page.getByRole("textbox", { name: "US dollars" }))
    .fill("10");
  await page.getByRole("button", { name: "Get a rate" }).click();
  await expect(page.getByRole("timer")).toContainText("This offer holds for");
  await passTime(page, problems, 90_000);
  await expect(page.getByText("Amount is now ₦15,200.00, it was ₦15,000.00.")).toBeVisible();
  await page.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await page.getByRole("button", { name: "Buy" }).click();
  await expect(page.getByRole("region", { name: "Payment successful" })).toContainText("₦15,200.00");
  expect(asked.filter(({ call }) => call === "POST fx/orders").map(({ body }) => body["quote"])).toEqual([
    "Q2",
  ]);
});

test("a list is pasted and corrected; of those that are paid each says how it ended, and the others can be paid again", async ({
  context,
  page,
}) => {
  const asked = await answer(context, {
    "POST payday/batches": [batch("PAID", "SENT")],
    "GET payday/batches/.*": [batch("PAID", "SENT"), batch("PAID", "FAILED")],
  });
  await enterAt(page, `http://localhost:${server.port}/pay-day`, "Pay Day");
  const list = "Name\tAccount Number\tAmount\nAda Obi\t0123456789\t2,500\nBola Ade\t01234\t1000.50";
  await page.getByRole("textbox", { name: "Paste a list" }).fill(list);
  await page.getByRole("button", { name: "Add these rows" }).click();
  await expect(page.getByRole("heading", { name: "Transfers: 2 rows, 1 to correct" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Total" })).toHaveValue("3,500.50");
  await page.getByRole("button", { name: "Continue" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "There is a problem" });
  await expect(summary).toContainText("Correct the rows that are marked");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Account Number" }).fill("0123456780");
  await page.getByRole("button", { name: "Continue" }).click();
  const pin = page.getByRole("dialog");
  await expect(pin).toContainText("₦3,500.50");
  await expect(pin).toContainText("₦1,000.50 to 0123456780");
  await pin.getByRole("textbox", { name: "Transaction PIN" }).fill(ada.pin);
  await pin.getByRole("button", { name: "Pay all" }).click();
  const pending = page.getByRole("region", { name: "Payment pending" });
  await expect(pending).toContainText("₦2,500.00, Paid");
  await expect(pending).toContainText("₦1,000.50, Not known yet");
  const ended = page.getByRole("region", { name: "Some were paid" });
  await expect(ended).toContainText("₦1,000.50, Not paid");
  await ended.getByRole("button", { name: "Pay the others again" }).click();
  await expect(page.getByRole("heading", { name: "Transfers: 1 row", exact: true })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Total" })).toHaveValue("1,000.50");
  expect(asked.filter(({ call }) => call.startsWith("POST"))).toHaveLength(1);
});
