import type { Page } from "@playwright/test";

import {
  confirm,
  expectPinRefused,
  expectEnd,
  fillAirtime,
  goOn,
  pinDialog,
  pinField,
  signInToAirtime,
  result,
} from "../harness/airtime.ts";
import { ada, enter, sendSignIn } from "../harness/customers.ts";
import { everythingOf } from "../harness/everything.ts";
import { goWithin } from "../harness/go-within.ts";
import { goOn as toPin, leaveDialogs, payments, send } from "../harness/payments.ts";
import { expect, test } from "../harness/test.ts";

/** Wrong on purpose, so that they are nowhere else (the sign-in screen of the demo shows the right ones). */
const planted = { password: "Planted-Secret-93!", pin: "9741" };

test("a password and a PIN are only in the request that needs them", async ({ page, sandbox }) => {
  const said: string[] = [];
  const carriers: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => {
    const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`;
    for (const [kind, secret] of [
      ...Object.entries(planted),
      ["pin", `"${ada.pin}"`],
      ["password", ada.password],
    ]) {
      if (text.includes(secret!))
        carriers.push(`${kind}: ${request.method()} ${new URL(request.url()).pathname}`);
    }
  });
  const expectNoTrace = async () => {
    const places = [await everythingOf(page), said.join("\n"), JSON.stringify(await sandbox.log())];
    for (const place of places) {
      expect(place).not.toContain(planted.password);
      expect(place).not.toMatch(new RegExp(`(?<![\\d-])${planted.pin}(?!\\d)`));
    }
  };

  await page.goto("/");
  await sendSignIn(page, { username: "ada", password: planted.password });
  await expect(page.getByText(/^Failed to Sign In/)).toBeVisible();
  await expectNoTrace();

  await signInToAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await confirm(page, planted.pin);
  await expectPinRefused(page, /^Incorrect transaction PIN\./);
  await expectNoTrace();

  await confirm(page, ada.pin);
  await expectEnd(page, "Successful", "");
  await expect(result(page, "successful")).toBeVisible();
  await expectNoTrace();
  const all = await everythingOf(page);
  expect(all).not.toContain(ada.password);
  expect(all).not.toMatch(new RegExp(`(?<![\\d-])${ada.pin}(?!\\d)`));

  expect(carriers).toEqual([
    "password: POST /api/v1/login",
    "password: POST /api/v1/login",
    "pin: POST /api/v1/transactions/buy-airtime",
    "pin: POST /api/v1/transactions/buy-airtime",
  ]);
});

/** The texts of all inputs in the page's memory, including inputs that the page has removed. */
async function textsOfAllInputs(page: Page): Promise<readonly string[]> {
  const session = await page.context().newCDPSession(page);
  const { result: prototype } = await session.send("Runtime.evaluate", {
    expression: "HTMLInputElement.prototype",
  });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: prototype.objectId! });
  const { result: texts } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId!,
    functionDeclaration: "function () { return this.map((input) => input.value + input.outerHTML); }",
    returnByValue: true,
  });
  await session.detach();
  return texts.value as string[];
}

test("a typed PIN is in no attribute, and nowhere after Cancel", async ({ page }) => {
  await signInToAirtime(page);
  await fillAirtime(page);
  await goOn(page);
  await pinField(page).fill(planted.pin);
  await page.getByRole("button", { name: "Show PIN" }).click();
  await expect(pinField(page)).toHaveValue(planted.pin);
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain(planted.pin);

  await pinDialog(page).getByRole("button", { name: "Cancel" }).click();
  await expect(pinDialog(page)).toBeHidden();
  const texts = await textsOfAllInputs(page);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => text.includes(planted.pin))).toEqual([]);
});

test("the PIN of each other payment is only in its request", async ({ page, bank, sandbox }) => {
  const said: string[] = [];
  const carriers: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => {
    const text = `${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ""}`;
    const call = `${request.method()} ${new URL(request.url()).pathname}`;
    if (text.includes(planted.pin)) carriers.push(call);
  });
  const expectNoTrace = async () => {
    const log = JSON.stringify(await sandbox.log());
    expect([await everythingOf(page), ...said, log].join("\n")).not.toMatch(
      new RegExp(`(?<![\\d-])${planted.pin}(?!\\d)`),
    );
  };
  // Airtime is tested above. Five wrong PINs lock the PIN, so there is no sixth payment here.
  const others = payments.filter(({ name, pin }) => pin && name !== "airtime");
  expect(others).toHaveLength(5);
  await enter(page, bank, "/dashboard", /^Good /);
  for (const payment of others) {
    await test.step(payment.name, async () => {
      await goWithin(page, payment.path);
      await payment.fill(page, payment.wish(0));
      await toPin(page, payment);
      await page.getByRole("textbox", { name: "Transaction PIN" }).fill(planted.pin);
      await send(page, payment);
      await expectPinRefused(page, /Incorrect transaction PIN|PIN is locked/i);
      await expectNoTrace();
      await leaveDialogs(page);
      await expectNoTrace();
    });
  }
  expect(carriers).toEqual(others.map(({ call }) => call));
});
