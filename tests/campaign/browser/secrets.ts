import type { Browser, Page } from "@playwright/test";
import { integer, sample, tuple } from "fast-check";

import { launch } from "#tests/bench/launch.ts";
import { confirm, expectPinRefused, fillAirtime, goOn } from "#tests/e2e/harness/airtime.ts";
import { enterAt, sendSignIn } from "#tests/e2e/harness/customers.ts";
import { everythingOf } from "#tests/e2e/harness/everything.ts";
import { leaveDialogs } from "#tests/e2e/harness/payments.ts";

import type { Campaign } from "../campaign.ts";
import { serveBuild } from "./serve-build.ts";

/** The first card of the demo. */
const CARD = { number: "4000001234567899", shown: "4000 0012 3456 7899", cvv: "417" };

/** What a customer types or is shown in one visit, wrong on purpose, so that it is nowhere else. */
type Canaries = { readonly password: string; readonly code: string; readonly pin: string };

const canaries = tuple(integer({ min: 0, max: 0xffffff }), integer({ min: 0, max: 899_999 })).map(
  ([word, number]): Canaries => ({
    password: `Canary-${word.toString(16)}-A1!`,
    code: String(100_000 + number),
    pin: String(3_000 + (number % 7_000)),
  }),
);

/** Passwords, one-time codes, PINs, card numbers and CVVs that customers type or are shown. */
export const secrets: Campaign = {
  goal: "no secret stays in the page, storage, history, console, URLs, headers, caches or the sandbox's log",
  count: 10,
  run: async ({ seed, count }) => {
    const bank = await serveBuild();
    const browser = await launch();
    try {
      const violations: string[] = [];
      for (const one of sample(canaries, { seed, numRuns: count })) {
        violations.push(...(await visit(browser, `http://localhost:${bank.port}`, one)));
      }
      return { tried: count, violations, figures: "5 kinds of secrets in each visit" };
    } finally {
      await browser.close();
      await bank.close();
    }
  },
};

async function visit(browser: Browser, origin: string, { password, code, pin }: Canaries) {
  await fetch(`${origin}/__sandbox/reset`, { method: "POST" });
  const context = await browser.newContext({ baseURL: origin });
  const page = await context.newPage();
  const said: string[] = [];
  const traces: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  page.on("request", (request) => said.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  const look = async (where: string, kept: Readonly<Record<string, string>>) => {
    const log = await (await fetch(`${origin}/__sandbox/log`)).text();
    const places = { page: await everythingOf(page), said: said.join("\n"), log };
    for (const [place, text] of Object.entries(places)) {
      for (const [kind, secret] of Object.entries(kept)) {
        if (new RegExp(`(?<![\\w-])${secret}(?!\\w)`).test(text))
          traces.push(`${kind} ${secret}: ${place} ${where}`);
      }
    }
  };

  await page.goto("/");
  await sendSignIn(page, { username: "ada", password });
  await page.getByText(/^Failed to Sign In/).waitFor();
  await look("after a sign-in", { password });

  await page.goto("/forget-password");
  await page.getByLabel("Email or phone number").fill("ada.okafor@example.com");
  await page.getByRole("button", { name: "Send" }).click();
  await page.getByLabel("One-time code").fill(code);
  await page.getByLabel("New password", { exact: true }).fill(password);
  await page.getByLabel("Confirm new password").fill(password);
  const refused = page.waitForResponse((reply) => reply.url().endsWith("/password/reset"));
  await page.getByRole("button", { name: "Set password" }).click();
  await refused;
  await page.goto("/");
  await look("after a refused code", { password, code });

  await enterAt(page, `${origin}/airtime`, "Airtime Subscription");
  await fillAirtime(page);
  await goOn(page);
  await confirm(page, pin);
  await expectPinRefused(page, /^Incorrect transaction PIN\./);
  await leaveDialogs(page);
  await look("after a refused PIN", { password, code, pin });

  await lookAtCard(page);
  await look("after a card was shown", { pin, number: CARD.number, shown: CARD.shown, cvv: CARD.cvv });
  await context.close();
  return traces;
}

/** Shows number and CVV of the first card, and goes to another page before they are hidden. */
async function lookAtCard(page: Page): Promise<void> {
  await page.goto("/atm-card");
  const card = page.getByRole("article").first();
  await card.getByRole("button", { name: /^Show details/ }).click();
  await card.getByText(CARD.shown).waitFor();
  if (!(await everythingOf(page)).includes(CARD.shown)) throw new Error("The campaign sees no secret at all");
  await page.getByRole("navigation").first().getByRole("link").first().click();
  await page.getByRole("heading", { name: /^Good /, level: 1 }).waitFor();
}
