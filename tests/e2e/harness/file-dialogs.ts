import type { Page } from "@playwright/test";

/**
 * Says that a test answers the file dialogs of a page. Call it before the page opens: `waitForEvent` alone
 * does not wait until the browser has learnt of it, and a dialog that opens meanwhile is lost.
 */
export function answerFileDialogs(page: Page): void {
  page.on("filechooser", () => undefined);
}
