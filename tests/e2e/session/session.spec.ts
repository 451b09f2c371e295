import { openAirtime, walletField } from "../harness/airtime.ts";
import { ada, chidi, openDashboard, sendSignIn, signOut } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { everythingKept } from "../harness/kept.ts";
import {
  CODE,
  chosen,
  field,
  fillIn,
  goThrough,
  press,
  requestToken,
  setPassword,
  verify,
} from "../harness/onboarding.ts";
import { passTime } from "../harness/pass-time.ts";
import { expect, test } from "../harness/test.ts";

const MINUTE = 60_000;
/** The clock runs during the test, so the remaining seconds depend on the machine. */
const COUNTDOWN = /\b[1-5]?\d s/;
test("five minutes without activity: a countdown, which the customer can end", async ({ page, problems }) => {
  await page.clock.install();
  await openAirtime(page);
  await passTime(page, problems, 5 * MINUTE + 10_000);
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await expect(dialog).toContainText(COUNTDOWN);
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();
  await expect(walletField(page)).toHaveValue(ada.wallet);
});

test("after the countdown: signed out with a message, and back to the same page after sign-in", async ({
  page,
  problems,
}) => {
  await page.clock.install();
  await openAirtime(page);
  await passTime(page, problems, 5 * MINUTE + 10_000);
  await expect(page.getByRole("dialog", { name: "Are you still there?" })).toContainText(COUNTDOWN);
  await passTime(page, problems, MINUTE);
  await expect(page.getByText("You were signed out because you were away.")).toBeVisible();
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem("token"))).toBeNull();
  await sendSignIn(page, ada);
  await expect(page).toHaveURL("/airtime");
});

test("a tenant may set a shorter time, and an hour of sleep counts as an hour", async ({
  page,
  bank,
  problems,
}) => {
  await page.clock.install();
  await openDashboard(page, ada, bank.url("", "harbour"));
  await passTime(page, problems, 3 * MINUTE + 1000);
  const dialog = page.getByRole("dialog", { name: "Are you still there?" });
  await dialog.getByRole("button", { name: "Stay signed in" }).click();
  await expect(dialog).toBeHidden();
  await passTime(page, problems, 60 * MINUTE);
  await expect(page.getByText("You were signed out because you were away.")).toBeVisible();
});

test("idleness ends the session in every tab", async ({ page, context, problems }) => {
  await openDashboard(page);
  const second = await context.newPage();
  await second.clock.install();
  await openAirtime(second);
  await passTime(second, problems, 7 * MINUTE);
  await expect(second.getByText("You were signed out because you were away.")).toBeVisible();
  await expect(page.getByText("You were signed out because you were away.")).toBeVisible();
});

/** Texts that only Ada may see, from profile, wallets and history. */
const personal = ["Okafor", "ada.okafor@example.com", ada.wallet, "245,300", "DEMO-2026", "08031234567"];

test("sign-out leaves no personal data, and the next customer sees none", async ({ page, sandbox }) => {
  await openDashboard(page);
  await expect((await reachHistory(page)).getByRole("table")).toBeVisible();
  await page.getByRole("button", { name: "Show balance of Everyday Wallet" }).click();
  const before = await everythingKept(page);
  for (const text of personal.slice(0, 4))
    expect(before, "the scan finds the texts before the sign-out").toContain(text);
  await page.evaluate(() => {
    sessionStorage.setItem("stored", '{"planted":"Okafor"}');
    sessionStorage.setItem("another", '"Okafor"');
  });
  await signOut(page);
  const after = await everythingKept(page);
  for (const text of personal) expect(after).not.toContain(text);

  // A cache that outlived her session would fill the page before the bank replies.
  for (const path of ["customers/wallets", "customers/wallet-transactions", "profile"]) {
    await sandbox.plan({ route: `GET /api/v1/${path}`, kind: "status", status: 422, times: 100 });
  }
  await sendSignIn(page, chidi);
  await expect(page.getByText("We could not load your wallets")).toBeVisible();
  await expect(page).toHaveTitle("Chidi Eze Dashboard");
  const next = await everythingKept(page);
  for (const text of personal) expect(next).not.toContain(text);
});

test("ID numbers and secrets are in no title, address, storage, history or console", async ({
  page,
  sandbox,
}) => {
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  const planted = { number: "12345678901", pin: "9741", password: "Planted-93!", code: "864209" };
  const expectNoTrace = async (secrets: readonly string[]) => {
    const places = [await everythingKept(page), said.join("\n"), JSON.stringify(await sandbox.log())];
    for (const secret of secrets) for (const place of places) expect(place).not.toContain(secret);
  };
  await page.goto("/register");
  await goThrough(page, { "ID type": "NIN", "ID number": planted.number }, { to: 2 });
  await expect(field(page, "First name")).toHaveValue("Chioma");
  const stored = await page.evaluate(() =>
    JSON.stringify([sessionStorage, localStorage, history.state, document.title, location.href]),
  );
  expect(stored + said.join("\n") + JSON.stringify(await sandbox.log())).not.toContain(planted.number);
  const taken = { Username: "ada", "Transaction PIN": planted.pin, Password: planted.password };
  await goThrough(page, taken, { from: 2 });
  await press(page, "Sign up");
  await expect(page.getByText("This username is taken.").first()).toBeVisible();
  // They stay only in their fields, which have not been sent yet.
  await expect(field(page, "Password")).toHaveValue(planted.password);
  await field(page, "Password").fill("");
  await field(page, "Transaction PIN").fill("");
  await expectNoTrace([planted.pin, planted.password]);
  await fillIn(page, { Username: "chioma", "Transaction PIN": planted.pin, Password: planted.password });
  await press(page, "Sign up");
  await verify(page, planted.code);
  await expect(page.getByText(/^Verification Failed/)).toBeVisible();
  await expectNoTrace(Object.values(planted));
  await requestToken(page);
  await setPassword(page, planted.password, { code: planted.code });
  await expect(page.getByText(/^Resend Failed/)).toBeVisible();
  await expectNoTrace([planted.password, planted.code]);
  await setPassword(page, chosen.password, { code: CODE });
  await expect(page).toHaveURL("/");
  await expectNoTrace([chosen.password]);
});
