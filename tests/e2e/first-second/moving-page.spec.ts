import type { Page } from "@playwright/test";

import { whenAtRest } from "../harness/at-rest.ts";
import { fingerOf, middleOf } from "../harness/finger.ts";
import { hold } from "../harness/hold.ts";
import { fillIn, stepHeading } from "../harness/onboarding.ts";
import { expect, test } from "../harness/test.ts";

const submit = (page: Page) => page.getByRole("button", { name: "Sign in" });
const eye = (page: Page) => page.getByRole("button", { name: "Show password" });
const refusal = (page: Page) => page.getByRole("alert").getByText("Enter your username");

/** Moves the page, as a line does that comes above it or goes. */
async function moveDown(page: Page, pixels: number): Promise<void> {
  await page.evaluate((top) => {
    document.body.style.cssText = `position: relative; top: ${top}px`;
  }, pixels);
}

test("a press counts although a reply takes a line above the button away before it ends", async ({
  page,
}) => {
  const release = await hold(page, "GET /api/v1/verify/nin/12345678901");
  await page.goto("/register");
  await whenAtRest(page);
  await fillIn(page, { "ID type": "NIN", "ID number": "12345678901" });
  const note = page.getByText("Looking up your details...");
  await expect(note).toBeVisible();
  const { x, y, height } = (await page.getByRole("button", { name: "Continue" }).boundingBox())!;
  // Near its lower edge, where it is no more when it moves up by a line.
  await page.mouse.move(x + 40, y + height - 4);
  await page.mouse.down();
  await release();
  await expect(note).toBeHidden();
  await page.mouse.up();
  await expect(stepHeading(page, 2)).toBeVisible();
});

test("who moves the mouse away before letting go presses nothing", async ({ page }) => {
  await page.goto("/");
  await whenAtRest(page);
  const at = await middleOf(submit(page));
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await moveDown(page, -60);
  await page.mouse.move(at.x + 20, at.y);
  await page.mouse.up();
  await moveDown(page, 0);
  await eye(page).click();
  await expect(page.getByRole("button", { name: "Hide password" })).toBeVisible();
  await expect(refusal(page)).toHaveCount(0);
});

test("where nothing has moved, a click that the browser gives to what is near the finger stays", async ({
  page,
}) => {
  await page.goto("/");
  await whenAtRest(page);
  // As Safari on a phone does; no browser here does it in a way that pages can see.
  await page.evaluate(() => {
    const at = { bubbles: true, cancelable: true, isPrimary: true, button: 0, clientX: 9, clientY: 9 };
    document.querySelector("h1")!.dispatchEvent(new PointerEvent("pointerdown", at));
    const link = document.querySelector('a[href="/forget-password"]')!;
    link.dispatchEvent(new MouseEvent("click", { ...at, detail: 1 }));
  });
  await expect(page).toHaveURL("/forget-password");
});

test.describe("with a finger", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("what it was put on is pressed, not what comes under it", async ({ page }) => {
    await page.goto("/");
    await whenAtRest(page);
    const [above, below] = [await middleOf(eye(page)), await middleOf(submit(page))];
    const finger = await fingerOf(page);
    await finger.down({ x: above.x, y: below.y });
    await moveDown(page, below.y - above.y);
    await finger.up();
    await expect(refusal(page)).toBeVisible();
    await expect(eye(page)).toBeVisible();
  });

  test("what comes under it where nothing was is not pressed", async ({ page }) => {
    await page.goto("/");
    await whenAtRest(page);
    const heading = await middleOf(page.getByRole("heading", { name: "Sign in" }));
    const link = await middleOf(page.getByRole("link", { name: "Forgot password?" }));
    const finger = await fingerOf(page);
    await finger.down({ x: link.x, y: heading.y });
    await moveDown(page, heading.y - link.y);
    await finger.up();
    await moveDown(page, 0);
    // Not on the way to another page.
    await submit(page).tap();
    await expect(refusal(page)).toBeVisible();
    await expect(page).toHaveURL("/");
  });
});
