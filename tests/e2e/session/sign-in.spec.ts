import { ada, sendSignIn } from "../harness/customers.ts";
import { expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

test("nothing jumps while sign-in loads, and the right password leads to the dashboard", async ({ page }) => {
  await watchShifts(page);
  await page.goto("/");
  await expect(page).toHaveTitle("Welcome - Login");
  await expect(page.getByRole("heading", { name: "Demo bank" })).toBeVisible();
  await expectNoShift(page);
  await sendSignIn(page, ada);
  await expect(page.getByRole("heading", { name: /^Good .+, Ada$/ })).toBeVisible();
  await expect(page).toHaveURL("/dashboard");
  await expect(page).toHaveTitle("Ada Okafor Dashboard");
  await expect(page.getByText("Welcome, Mrs Ada")).toBeVisible();
});

test("a wrong password shows the server's message and keeps the username", async ({ page }) => {
  await page.goto("/");
  await sendSignIn(page, { username: "ada", password: "Password2!" });
  await expect(page.getByText("Failed to Sign In : Invalid username or password.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("ada");
  await expect(page.getByRole("textbox", { name: "Password" })).toHaveValue("");
  await sendSignIn(page, ada);
  await expect(page).toHaveURL("/dashboard");
});

const incomplete = [
  { name: "nothing", username: "", password: "", says: ["Enter your username", "Enter your password"] },
  { name: "no password", username: "ada", password: "", says: ["Enter your password"] },
  { name: "no username", username: "", password: "Password1!", says: ["Enter your username"] },
];

test("nothing filled in, no password, or no username: nothing is sent", async ({ page, sandbox }) => {
  await page.goto("/");
  for (const { name, username, password, says } of incomplete)
    await test.step(name, async () => {
      await sendSignIn(page, { username, password });
      const summary = page.getByRole("alert").filter({ hasText: "Username and password are required" });
      await expect(summary.getByRole("link")).toHaveText(says);
      await expect(page.getByRole("heading", { name: "Username and password are required" })).toBeFocused();
      await summary.getByRole("link").first().click();
      const first = page.getByRole("textbox", { name: username === "" ? "Username" : "Password" });
      await expect(first).toBeFocused();
      await expect(first).toHaveAttribute("aria-invalid", "true");
      expect((await sandbox.log()).filter(({ path }) => path === "/api/v1/login")).toEqual([]);
    });
});

test("an unreachable server leaves the inputs", async ({ page, sandbox }) => {
  await page.goto("/");
  await sandbox.plan({ route: "POST /api/v1/login", kind: "drop-before" });
  await sendSignIn(page, ada);
  await expect(page.getByText("Failed to Sign In : We could not reach the bank.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Username" })).toHaveValue("ada");
});
