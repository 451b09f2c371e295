import type { Page } from "@playwright/test";

import { expect, test } from "../harness/studio.ts";

const TYPED = ", typed without a pause";

const frame = (page: Page) => page.frameLocator("main iframe:not([aria-hidden])");
const scrolled = (page: Page) =>
  frame(page)
    .locator("html")
    .evaluate((html) => html.ownerDocument.defaultView!.scrollY);

/** From now on, looks at each frame that the browser draws whether the preview that is in sight is empty. */
async function watchPreview(page: Page): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle(() => {
    const headings = new Set<string>();
    const look = () => {
      const shown = document.querySelector<HTMLIFrameElement>("main iframe:not([aria-hidden])");
      headings.add(shown?.contentDocument?.querySelector("h1")?.textContent ?? "");
      requestAnimationFrame(look);
    };
    look();
    return headings;
  });
  return async () => await seen.evaluate((headings) => [...headings]);
}

test("what is typed fast is all there, and its preview stays where it was scrolled to and is never empty", async ({
  open,
  page,
}) => {
  await open("/airtime/sandbox");
  await page.getByRole("button", { name: "Show the panel" }).click();
  const title = page.getByRole("region", { name: "Panel" }).getByRole("textbox", { name: "Title" }).first();
  const heading = frame(page).getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  // The frame of the next view is made once this one has come to rest: all of its parts and fonts are there.
  await expect(page.locator("main iframe")).toHaveCount(2);
  await frame(page)
    .locator("html")
    .evaluate((html) => html.ownerDocument.defaultView!.scrollTo(0, 90));
  expect(await scrolled(page)).toBe(90);

  const before = await title.inputValue();
  const headings = await watchPreview(page);
  await title.press("End");
  await page.keyboard.type(TYPED);
  await expect(title).toHaveValue(before + TYPED);
  await expect(heading).toHaveText(before + TYPED);
  await expect(title).toBeFocused();
  expect(await scrolled(page)).toBe(90);
  expect((await headings()).filter((text) => !text.startsWith(before))).toEqual([]);
});
