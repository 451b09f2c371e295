// oxlint-disable unicorn/consistent-function-scoping -- the browser gets the function of `evaluate` alone.
import type { Locator, Page } from "@playwright/test";

/** Scrolls until a part of the page is at the top, as a customer who wants to see it. What stands far below is made only then. */
export async function reach(part: Locator): Promise<Locator> {
  await part.evaluate((element) => element.scrollIntoView());
  return part;
}

/** The section of a history, once the customer has scrolled to it. */
export async function reachHistory(page: Page, name = "All Transactions"): Promise<Locator> {
  return await reach(page.getByRole("region", { name }));
}

/** Scrolls through the page to its end and back, so that everything is made which a check of the whole page must see. */
export async function reachEnd(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Neither a timer nor a frame that the page asks for: some tests stop their clock.
    const drawn = async () =>
      await new Promise<void>((resolve) => {
        const observer = new IntersectionObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(document.documentElement);
      });
    const before = scrollY;
    for (let height = 0; height !== document.documentElement.scrollHeight;) {
      height = document.documentElement.scrollHeight;
      scrollTo({ top: height, behavior: "instant" });
      // What comes near is made in a pause, which a stopped clock does not have; for the printer all is made at once.
      dispatchEvent(new Event("beforeprint"));
      await drawn();
      await drawn();
    }
    scrollTo({ top: before, behavior: "instant" });
  });
}
