import type { BrowserContext, TestInfo } from "@playwright/test";

/** Milliseconds: a page that does not draw any more gets no picture. */
const PATIENCE = 5000;

/** Adds a picture of each page that is open in the browser to the report of a test that has failed. */
export async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  const contexts = context.browser()?.contexts() ?? [context];
  for (const [index, page] of contexts.flatMap((one) => one.pages()).entries()) {
    const path = testInfo.outputPath(`failed-${index + 1}.png`);
    await page.screenshot({ path, timeout: PATIENCE }).then(
      () => testInfo.attachments.push({ name: "screenshot", path, contentType: "image/png" }),
      () => undefined,
    );
  }
}
