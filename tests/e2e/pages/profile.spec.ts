import { expectAccessible } from "../harness/accessible.ts";
import { ada, enter, sendSignIn, signOut } from "../harness/customers.ts";
import { noisePng } from "../harness/noise.ts";
import { expectReflow } from "../harness/reflow.ts";
import { delay, expectNoShift, watchShifts } from "../harness/shifts.ts";
import { expect, test } from "../harness/test.ts";

const photo = { name: "licence.png", mimeType: "image/png", buffer: noisePng(1400, 900) };
const signature = { name: "signature.png", mimeType: "image/png", buffer: noisePng(40, 20) };

test("the profile leads to a new password, which signs in", async ({ page, bank, problems, sandbox }) => {
  await watchShifts(page);
  await delay(sandbox, "profile", "customers/kyc-verifications");
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, bank, "/profile", "Profile");
  await expect(page.getByText("ada.okafor@example.com")).toBeVisible();
  await expect(page.getByText("You have not sent any documents yet.")).toBeVisible();
  await expectNoShift(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByRole("link", { name: "Change password" }).click();
  await expect(page.getByRole("heading", { name: "Change Password", level: 1 })).toBeFocused();
  await expect(page).toHaveTitle("Ada Okafor Change Password");
  const change = page.getByRole("button", { name: "Change password" });
  await change.click();
  await expect(
    page.getByText("Current password, New password, Confirm new password field(s) are required"),
  ).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill("wrong");
  await page.getByLabel("New password", { exact: true }).fill("N3w!password");
  await page.getByLabel("Confirm new password", { exact: true }).fill("N3w!passwort");
  await change.click();
  await expect(page.getByText("Password Not Match").first()).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  // The browser reports every refusal.
  problems.allow(/422/);
  await page.getByLabel("Confirm new password", { exact: true }).fill("N3w!password");
  await change.click();
  await expect(page.getByText("The current password is wrong.").first()).toBeVisible();
  await page.getByLabel("Current password", { exact: true }).fill(ada.password);
  await page.getByLabel("New password", { exact: true }).fill("N3w!password");
  await page.getByLabel("Confirm new password", { exact: true }).fill("N3w!password");
  await change.click();
  await expect(page.getByText("Your password was changed.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Profile", level: 1 })).toBeVisible();

  await signOut(page);
  await sendSignIn(page, { username: ada.username, password: "N3w!password" });
  await expect(page.getByRole("heading", { name: /^Good (morning|afternoon|evening)/ })).toBeVisible();
});

test("a large photo is reduced, sent, and shown again", async ({ page, bank, sandbox }) => {
  await enter(page, bank, "/profile/kyc", "Verify Your Identity");
  await page.getByLabel("ID type").selectOption("BVN");
  await page.getByLabel("ID number").fill("22345678901");
  expect(photo.buffer.length).toBeGreaterThan(2_000_000);
  await page.getByLabel("Valid ID").setInputFiles(photo);
  await expect(page.getByRole("img", { name: "Your Valid ID" })).toBeVisible();
  await page.getByLabel("Signature").setInputFiles({ ...signature, buffer: Buffer.from("no picture") });
  await expect(page.getByText("Choose a JPEG or PNG file.")).toBeVisible();
  await expectAccessible(page);
  await expectReflow(page);

  await page.getByLabel("Signature").setInputFiles(signature);
  await expect(page.getByRole("img", { name: "Your Signature" })).toBeVisible();
  await page.getByRole("button", { name: "Send documents" }).click();
  await expect(page.getByText("Your documents were sent. We are looking at them.")).toBeVisible();
  await expect(page.getByText(/Under review|Verified/)).not.toHaveCount(0);
  const address = await page.getByRole("link", { name: "View valid ID" }).getAttribute("href");
  const kept = await fetch(bank.url(address ?? ""));
  expect(kept.headers.get("content-type")).toBe("image/jpeg");
  expect((await kept.arrayBuffer()).byteLength).toBeLessThan(2_000_000);
  expect(JSON.stringify(await sandbox.log())).not.toMatch(/base64|22345678901/);
  const stored = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]));
  expect(stored).not.toMatch(/base64|22345678901/);
});
