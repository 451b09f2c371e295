// Playwright's own test function, because the bank of the other tests is a production build.
import { expect, test as base } from "@playwright/test";

import { viewPath } from "#gallery/states.ts";
import { PSEUDO_LANGUAGES } from "#tools/languages/pseudo.ts";

import { signInToAirtime } from "../harness/airtime.ts";
import { startServer } from "../harness/bank.ts";
import { ada, enterAt, signInTo } from "../harness/customers.ts";
import { reachHistory } from "../harness/far-below.ts";
import { goWithin } from "../harness/go-within.ts";
import { watchProblems } from "../harness/problems.ts";
import { copyProject, type ProjectCopy } from "../harness/project.ts";
import { listenOutside, pseudoFlaws, sayIn, speakOnly } from "../harness/pseudo.ts";
import { controlSandbox } from "../harness/sandbox.ts";
import { buyInFrancs, join, NARRATION, sendInFrancs } from "../harness/spoken.ts";

type Development = { readonly port: string; readonly project: ProjectCopy };

/** What `npm start` serves of a copy of the project. Vite translates each module at its first request. */
const test = base.extend<{ readonly port: string }, { readonly development: Development }>({
  development: [
    async ({}, use) => {
      const project = copyProject();
      const { port, close } = await startServer(["start"], project.root);
      await use({ port, project });
      await close();
      project.remove();
    },
    { scope: "worker", timeout: 600_000 },
  ],
  port: async ({ development }, use) => await use(development.port),
});

// One after another: they share the server, because starting one takes longer than a test. The last changes its files.
test.describe.configure({ mode: "default", timeout: 600_000 });

test("npm start shows the app: sign-in, dashboard, a payment and the gallery, without errors or warnings", async ({
  context,
  page,
  port,
}) => {
  const problems = await watchProblems(context);
  const origin = `http://localhost:${port}`;
  await page.goto(origin);
  await expect(page.getByRole("heading", { name: "Sign in" })).toBeVisible({ timeout: 300_000 });
  for (const path of ["/assets/gone", "/assets/gone.js", "/gone.png"]) {
    const reply = await page.request.get(origin + path, { headers: { Accept: "text/html" } });
    expect([reply.status(), reply.headers()["cache-control"]]).toEqual([404, "no-store"]);
  }
  await signInTo(page, `${origin}/dashboard`, /^Good /);
  await expect((await reachHistory(page)).getByRole("table")).toBeVisible();
  await page.evaluate(() => sessionStorage.clear());
  await signInToAirtime(page, ada, origin);
  await expect((await reachHistory(page, "Past transactions")).getByRole("table")).toBeVisible();
  const view = { subject: "airtime", state: "sandbox", tenant: "demo", scheme: "light" } as const;
  await page.goto(origin + viewPath(view));
  await expect(page.locator("html")).toHaveAttribute("data-gallery", "shown");
  expect(problems.found).toEqual([]);
});

for (const language of PSEUDO_LANGUAGES)
  test(`a new customer joins, pays and reads receipts in ${language.tag}: nothing is English, cut off, or over another text`, async ({
    context,
    page,
    port,
  }) => {
    await controlSandbox(`http://localhost:${port}`).reset();
    const problems = await watchProblems(context);
    await speakOnly(context, "sahel", language.tag);
    const heard = listenOutside(context);
    const outside = async () => [...(await heard()), NARRATION];
    await page.setViewportSize({ width: 360, height: 740 });

    const flaws: string[] = [];
    const journey = {
      page,
      // Only the first is loaded: here a page takes long.
      go: (path: string) =>
        page.url() === "about:blank"
          ? page.goto(`http://sahel.localhost:${port}${path}`)
          : goWithin(page, path),
      say: sayIn(language),
      look: async (where: string) => void flaws.push(...(await pseudoFlaws(page, where, outside))),
    };
    await join(journey);
    await expect(page.locator("html")).toHaveAttribute("dir", language.direction);
    await buyInFrancs(journey);
    await sendInFrancs(journey);
    expect(flaws).toEqual([]);
    expect(problems.found).toEqual([]);
  });

test("a saved part shows in the open screen without a reload, and a mistake in its file is told with its place", async ({
  page,
  development: { port, project },
}) => {
  const change = (file: string, from: string, to: string) =>
    project.write(`schemas/${file}`, project.read(`schemas/${file}`).replace(from, to));
  await enterAt(page, `http://localhost:${port}/airtime`, "Airtime Subscription");
  await expect(page.getByRole("textbox", { name: "Phone Number" })).toBeVisible();
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  change("parts/phone.json", '"Phone Number"', '"Whose phone"');
  await expect(page.getByRole("textbox", { name: "Whose phone" })).toBeVisible();
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
  change("screens/payments/airtime.json", '"order": ', '"order": "first", "was": ');
  await expect(page.locator("vite-error-overlay")).toContainText(/airtime\.json:\d+:\d+/);
  change("screens/payments/airtime.json", '"order": "first", "was": ', '"order": ');
  await expect(page.getByRole("textbox", { name: "Whose phone" })).toBeVisible();
});
