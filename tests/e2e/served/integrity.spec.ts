import { enter } from "../harness/customers.ts";
import { expect, test } from "../harness/test.ts";

test("browsers run only the build's own code: each script comes with its hash, and another content is refused", async ({
  page,
  bank,
  problems,
}) => {
  // With this header Chromium refuses every script whose hash nobody has said.
  await page.route("**/*", async (route) => {
    if (route.request().resourceType() !== "document") return await route.fallback();
    const response = await route.fetch();
    const headers = { ...response.headers(), "integrity-policy": "blocked-destinations=(script)" };
    await route.fulfill({ response, headers });
  });
  await enter(page, bank, "/airtime", "Airtime Subscription");

  problems.allow(/integrity|Loading chunk failed/);
  await page.route("**/assets/support-*", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `document.title = "another's"; ${await response.text()}` });
  });
  const link = page.getByRole("link", { name: "Contact Support" }).first();
  await link.click();
  await expect(page.getByText("Loading chunk failed")).toBeVisible();
  expect(await page.title()).not.toBe("another's");
});
