import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Page } from "@playwright/test";

import { run } from "#tools/commands/release-tenants.ts";

import { buyAirtime, expectEnd, openAirtime } from "../harness/airtime.ts";
import { ada, sendSignIn } from "../harness/customers.ts";
import { blockHistory, PURCHASE } from "../harness/money.ts";
import { expect, test } from "../harness/test.ts";

const COMPANY = "GET /platform/api/v1/organizations/harbour";
const PROFILE_NAME = "Harbour Microfinance Bank";

/** A project with one bank, and the command that releases it. */
function makeProject(to: string) {
  const root = mkdtempSync(join(tmpdir(), "banks-"));
  mkdirSync(join(root, "tenants"));
  return {
    write: (key: string, name: string) =>
      writeFileSync(join(root, `tenants/${key}.json`), JSON.stringify({ brand: { name } })),
    release: (...args: string[]) =>
      run(["--to", to, "--confirm-money", ...args], { root, print: () => undefined }),
    remove: () => rmSync(root, { recursive: true }),
  };
}

/** The statuses of the replies to a tenant's file, as they came over the network. */
async function watchFile(page: Page): Promise<() => (number | undefined)[]> {
  const devtools = await page.context().newCDPSession(page);
  // The two kinds of events come in any order.
  const asked = new Set<string>();
  const answered = new Map<string, number>();
  devtools.on("Network.requestWillBeSent", ({ requestId, request }) => {
    if (request.url.includes("/tenants/")) asked.add(requestId);
  });
  devtools.on("Network.responseReceivedExtraInfo", ({ requestId, statusCode }) => {
    answered.set(requestId, statusCode);
  });
  await devtools.send("Network.enable");
  return () => [...asked].map((id) => answered.get(id));
}

test("a bank's file is one request a visit, and 304 while it is the same; released, withdrawn and missing, it counts at the next visit", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/404.*\/tenants\/harbour/);
  const project = makeProject(bank.tenants);
  const seen = await watchFile(page);
  const all: number[] = [];
  const visit = async (name: string, status: number) => {
    await page.goto(bank.url("/", "harbour"));
    // The first paint shows the name of the visit before.
    await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("banner")).toContainText(name);
    all.push(status);
    await expect.poll(seen).toEqual(all);
  };
  try {
    await visit(PROFILE_NAME, 200);
    await visit(PROFILE_NAME, 304);
    project.write("harbour", "Quay Bank");
    expect(await project.release("harbour")).toBe(0);
    await visit("Quay Bank", 200);
    await visit("Quay Bank", 304);
    expect(await project.release("--remove", "harbour")).toBe(0);
    await visit(PROFILE_NAME, 200);
    rmSync(join(bank.tenants, "harbour.json"));
    await visit(PROFILE_NAME, 404);
    expect(await project.release()).toBe(0);
    await visit("Quay Bank", 200);
  } finally {
    project.remove();
  }
});

test("a company that is removed while a payment is pending: signed out, forgotten, told what to do; when it is back, so is the payment", async ({
  page,
  bank,
  sandbox,
  problems,
}) => {
  problems.allow(/(?:404|503|500).*\/api\//);
  const kept = (name: string) =>
    page.evaluate((key) => Object.keys(localStorage).filter((one) => one.startsWith(key)).length, name);
  await openAirtime(page, undefined, bank.url("", "harbour"));
  await expect.poll(() => kept("last_brand")).toBe(1);
  await blockHistory(sandbox);
  await sandbox.plan({ route: PURCHASE, kind: "status", status: 500, after: true });
  await buyAirtime(page, { amount: "150" });
  await expectEnd(page, "Payment pending", /Do not pay again/);

  // A platform that fails says nothing about the company.
  await sandbox.plan({ route: COMPANY, kind: "status", status: 503 });
  const failed = page.waitForResponse((reply) => reply.url().endsWith("/organizations/harbour"));
  await page.reload();
  expect((await failed).status()).toBe(503);
  await expect(page.getByRole("heading", { name: "Airtime Subscription", level: 1 })).toBeVisible();

  await sandbox.plan({ route: COMPANY, kind: "status", status: 404, body: { message: "No." }, times: 100 });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Page Broken!" })).toBeVisible();
  await expect(page.getByText(`${PROFILE_NAME} is no longer at this address.`)).toBeVisible();
  await expect(page.getByRole("link", { name: "help@harbour.example" })).toBeVisible();
  await expect(page.getByText(/^Airtime Subscription, ₦150\.00, /)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  expect([await kept("last_brand"), await kept("pending.")]).toEqual([0, 1]);

  await page.reload();
  await expect(page.getByText(`${PROFILE_NAME} is no longer at this address.`)).toBeVisible();
  await expect(page.getByText(/^Airtime Subscription, /)).toHaveCount(0);
  await sandbox.forgetFaults();
  await page.goto(bank.url("/", "harbour"));
  await sendSignIn(page, ada);
  await expect(page.getByRole("region", { name: "Pending payments" })).toContainText("Went through");
});
