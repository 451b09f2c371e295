import type { Page } from "@playwright/test";

/** Everything that a page shows or stores, as text. */
export async function everythingOf(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => ({
    url: location.href,
    title: document.title,
    history: JSON.stringify(history.state),
    // An amount may break between its groups: "245,<wbr>300".
    dom: document.documentElement.outerHTML.replaceAll("<wbr>", ""),
    fields: [...document.querySelectorAll("input, select, textarea")].map(
      (field) => (field as HTMLInputElement).value,
    ),
    session: JSON.stringify(sessionStorage),
    local: JSON.stringify(localStorage),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    entries: performance.getEntries().map(({ name }) => name),
  }));
  return JSON.stringify([inPage, await page.context().cookies()]);
}
