import { buyAirtime, expectEnd } from "../harness/airtime.ts";
import { openDashboard, sendSignIn } from "../harness/customers.ts";
import {
  BY_HAND,
  chosen,
  dayo,
  field,
  fillIn,
  goThrough,
  press,
  register,
  requestToken,
  setPassword,
  stepHeading,
  verify,
} from "../harness/onboarding.ts";
import { expect, test } from "../harness/test.ts";

const found = { "Transaction PIN": chosen.pin, Password: chosen.password };
const byNin = { "ID type": "NIN", "ID number": "12345678901" };

// By the other documents, and by hand, it is played without a browser: see tests/screens/onboarding/whole.test.tsx.
test("register with NIN, verify, sign in for the first time, and pay with the chosen PIN", async ({
  page,
  sandbox,
}) => {
  await page.goto("/register");
  await expect(page).toHaveTitle("Registration");
  await goThrough(page, byNin, { to: 2 });
  await expect(field(page, "First name")).not.toHaveValue("");
  await goThrough(page, { ...byNin, ...found }, { from: 2 });
  const username = await field(page, "Username").inputValue();
  expect(username).toMatch(/^[a-z]{5}\d$/);
  await press(page, "Sign up");
  await expect(page).toHaveURL("/verify-email");
  await verify(page);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your account is verified. Sign in to continue.")).toBeVisible();
  await expect(field(page, "Username")).toHaveValue(username);
  await fillIn(page, { Password: chosen.password });
  await press(page, "Sign in");
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("region", { name: "Wallets" }).getByText(/^30\d{8}$/)).toHaveCount(1);
  const wallet = await page
    .getByRole("region", { name: "Wallets" })
    .getByText(/^30\d{8}$/)
    .innerText();

  await page.goto("/airtime");
  await expect(page.getByRole("combobox", { name: "Wallet" })).toHaveValue(wallet);
  await buyAirtime(page, {}, { username, wallet, ...chosen });
  await expectEnd(page, "Successful", "");
  const { wallets } = await sandbox.ledger();
  expect(wallets.find(({ wallet_number }) => wallet_number === wallet)?.balance_kobo).toBe(490_000);

  const calls = (await sandbox.log()).filter(({ path }) => path.includes("registrations"));
  expect(calls.map(({ path }) => path.split("/").at(-1))).toEqual(["with-kyc"]);
});

test("forgotten password by phone: the new password signs in, the old one does not", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Forgot password?" }).click();
  await expect(page).toHaveURL("/forget-password");
  await requestToken(page, "+234 803 123 4567");
  await expect(page).toHaveURL("/reset-password");
  await setPassword(page, chosen.password);
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Your password was changed. Sign in with the new one.")).toBeVisible();
  await sendSignIn(page, { username: "ada", password: "Password1!" });
  await expect(page.getByText(/^Failed to Sign In : /)).toBeVisible();
  await sendSignIn(page, { username: "ada", password: chosen.password });
  await expect(page).toHaveURL("/dashboard");
});

test("a new password ends the sessions of other devices", async ({ page, browser, bank }) => {
  const elsewhere = await browser.newContext({ baseURL: bank.url() });
  const other = await elsewhere.newPage();
  await openDashboard(other);
  await requestToken(page);
  await setPassword(page, chosen.password);
  await expect(page).toHaveURL("/");
  await other.reload();
  await expect(other.getByText("Your session has ended. Sign in again to go on.")).toBeVisible();
  await elsewhere.close();
});

test("an unverified customer is led through the verification at sign-in", async ({ page, sandbox }) => {
  const bola = { username: "bola", password: "Password1!" };
  await page.goto("/");
  await sendSignIn(page, bola);
  await expect(page).toHaveURL("/verify-email");
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  const paths = (await sandbox.log()).map(({ path }) => path.replace("/api/v1/", ""));
  expect(paths).toEqual(expect.arrayContaining(["bypass-email-verification", "users/send-otp"]));
  await page.reload();
  await verify(page);
  await expect(page).toHaveURL("/");
  await sendSignIn(page, bola);
  await expect(page).toHaveURL("/dashboard");
});

const duplicates = [
  { label: "Username", value: "ADA", says: "This username is taken.", step: 4 },
  { label: "Phone number", value: "+234 803 123 4567", says: "This phone number is in use.", step: 3 },
  { label: "Email", value: "Ada.Okafor@example.com", says: "This e-mail address is in use.", step: 3 },
];

test("values that are in use have messages at their fields and can be corrected there", async ({ page }) => {
  const taken = Object.fromEntries(duplicates.map(({ label, value }) => [label, value]));
  await register(page, { ...dayo, ...taken });
  for (const from of [3, 4]) {
    await expect(stepHeading(page, from)).toBeVisible();
    await expect(page.getByRole("heading", { name: "There is a problem" })).toBeVisible();
    for (const { label, says } of duplicates.filter(({ step }) => step === from)) {
      await expect(field(page, label)).toHaveAccessibleDescription(says);
      await page.getByRole("link", { name: says }).click();
      await expect(field(page, label)).toBeFocused();
      await fillIn(page, { [label]: dayo[label]! });
    }
    if (from === 3) await press(page, "Continue");
  }
  await expect(field(page, "Password")).toHaveValue(chosen.password);
  await press(page, "Sign up");
  await expect(page).toHaveURL("/verify-email");
});

test("the links between the screens", async ({ page }) => {
  await page.goto("/");
  // Until the app has taken over, a link loads another page, and the focus is the browser's.
  await expect(page.locator("#late")).toHaveCount(0);
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page.getByRole("heading", { name: "Create your account" })).toBeFocused();
  await page.getByRole("link", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeFocused();
  await register(page);
  await expect(page).toHaveTitle("Account Verification");
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(page).toHaveURL("/register");
  await fillIn(page, { "ID type": BY_HAND });
  await expect(field(page, "ID number")).toHaveCount(0);
});

test("without a stored contact the screen for a new password does not open, and session storage is cleared", async ({
  page,
}) => {
  await page.goto("/");
  await page.evaluate(() => sessionStorage.setItem("stored", '{"verification":{"data":{}}}'));
  await page.goto("/reset-password");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(sessionStorage).toSorted());
  expect(kept).toEqual(["application_id", "company"]);
});

test("storage is blocked: a registration succeeds, and the customer gets a message", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["sessionStorage", "localStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
    }
  });
  await register(page);
  await expect(page.getByText("Your browser does not let this site keep anything.")).toBeVisible();
  await verify(page);
  await sendSignIn(page, { username: "dayo.ade", password: chosen.password });
  await expect(page).toHaveURL("/dashboard");
});
