import { watchProblems } from "../harness/problems.ts";
import { expect, test } from "../harness/test.ts";

test("each host shows the app under the production policy", async ({ page, bank }) => {
  for (const address of [bank.url(), bank.url("/", "harbour")]) {
    const reply = await page.goto(address);
    expect(reply?.headers()["content-security-policy"]).toContain("require-trusted-types-for 'script'");
    await expect(page.locator("#root > *").first()).toBeVisible();
  }
});

for (const path of ["/assets/gone.js", "/assets/gone", "/tenants/gone"]) {
  test(`${path} does not exist: the reply is not the app, and is not cached`, async ({ request }) => {
    const reply = await request.get(path, { headers: { Accept: "text/html" } });
    expect(reply.status()).toBe(404);
    expect(reply.headers()["cache-control"]).toBe("no-store");
  });
}

test("replies of the API have the app's headers, and are not cached", async ({ request }) => {
  const [page, reply] = [await request.get("/"), await request.get("/api/v1/banks")];
  const { "cache-control": kept, "content-security-policy": policy, ...headers } = reply.headers();
  expect(kept).toBe("no-store");
  expect(policy).toContain("default-src 'none'; script-src 'self'");
  for (const name of [
    "x-content-type-options",
    "referrer-policy",
    "cross-origin-opener-policy",
    "cross-origin-resource-policy",
    "permissions-policy",
    "strict-transport-security",
  ]) {
    expect(headers[name], name).toBe(page.headers()[name]);
  }
});

test("a picture from a host that the deployment does not list is not requested", async ({
  page,
  bank,
  problems,
}) => {
  problems.allow(/elsewhere\.example/);
  const asked: string[] = [];
  await page.route("https://elsewhere.example/**", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(bank.url());
  const isShown = await page.evaluate(
    () =>
      new Promise((resolve) => {
        const picture = new Image();
        picture.addEventListener("load", () => resolve(true));
        picture.addEventListener("error", () => resolve(false));
        picture.src = "https://elsewhere.example/logo.png";
      }),
  );
  expect([isShown, asked]).toEqual([false, []]);
});

test("production has no gallery: its address is unknown", async ({ page, request }) => {
  await page.goto("/__gallery");
  await expect(page.getByRole("heading", { name: "Page Missing!" })).toBeVisible();
  expect((await request.get("/__gallery/api/catalogue")).status()).toBe(404);
});

test("the harness reports errors and warnings in the browser", async ({ browser, bank }) => {
  const context = await browser.newContext();
  const problems = await watchProblems(context);
  const page = await context.newPage();
  await page.goto(bank.url());
  await page.evaluate(() => {
    console.warn("a warning");
    setTimeout(() => {
      throw new Error("an uncaught error");
    });
  });
  await page.evaluate(() => fetch("https://elsewhere.example/").catch(() => undefined));
  await page
    .evaluate(() => {
      document.body.innerHTML = "<b>injected</b>";
    })
    .catch(() => undefined);
  await expect.poll(() => problems.found.join("\n")).toContain("require-trusted-types-for");
  const text = problems.found.join("\n");
  expect(text).toContain("an uncaught error");
  expect(text).toContain("console warning: a warning");
  expect(text).toContain("policy violation: connect-src https://elsewhere.example");
  expect(text).toContain("policy violation: require-trusted-types-for");
  await context.close();
});
