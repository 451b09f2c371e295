import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { chromium, type BrowserContext } from "@playwright/test";
import { constantFrom, sample } from "fast-check";

import { signInTo, signOut } from "#tests/e2e/harness/customers.ts";
import { findBrowser } from "#tools/setup/find-browser.ts";

import type { Campaign } from "../campaign.ts";
import { serveBuild } from "./serve-build.ts";
import { tabStates, type Evaluate, type State } from "./tab-states.ts";

/** What only Ada may see. */
const PERSONAL = ["Okafor", "ada.okafor@example.com", "08031234567", "2010000017"];
const PAGES = [
  ["/profile", "Profile"],
  ["/dashboard", /^Good /],
  ["/support", "Support"],
] as const;
/** What a tab says when it learns of the sign-out; where a page does not keep it over a reload, the sign-in form alone. */
const SAID = /You signed out in another tab|Your session ended|Sign in to/;
const TEXT = "document.body.innerText";
const KEPT = `JSON.stringify([document.documentElement.outerHTML, { ...sessionStorage }, { ...localStorage }, location.href,
  history.state, [...document.querySelectorAll("input")].map(({ value }) => value)])`;
const TRIES = 300;
/** A slow or busy machine must not fail a visit. */
const PATIENCE = 300_000;
const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Tabs in every state while another tab signs out. */
export const signOutOfTabs: Campaign = {
  goal: "a tab that comes back after a sign-out elsewhere paints and keeps nothing of the customer",
  count: 12,
  run: async ({ seed, count }) => {
    const bank = await serveBuild();
    const states = Object.entries(tabStates);
    try {
      const violations: string[] = [];
      for (const [index, [path, heading]] of sample(constantFrom(...PAGES), {
        seed,
        numRuns: count,
      }).entries()) {
        const [name, state] = states[index % states.length]!;
        const wrong = await visit(`http://localhost:${bank.port}`, state, path, heading);
        violations.push(...wrong.map((text) => `${name}, ${path}: ${text}`));
      }
      return { tried: count, violations, figures: `${states.length} states of a tab` };
    } finally {
      await bank.close();
    }
  },
};

async function visit(origin: string, state: State, path: string, heading: string | RegExp) {
  const folder = await mkdtemp(join(tmpdir(), "sign-out-"));
  let context: BrowserContext | undefined;
  const open = async (...more: readonly string[]) => (context = await launch(folder, more));
  try {
    const first = await open();
    const page = first.pages()[0] ?? (await first.newPage());
    await signInTo(page, origin + path, heading);
    // The browser drops a page from its cache if its requests stay open for some seconds.
    await page.reload();
    await page.waitForLoadState("networkidle");
    const wake = await state.sleep({ context: first, page, origin });
    if (state.proof === undefined) await signOutElsewhere(first, origin, state.sleeps);
    return await wrongIn(state, await wake(async () => await open("--restore-last-session")));
  } finally {
    await context?.close();
    await rm(folder, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** @param isNoted whether nothing may be painted from now on: a tab that is awake has a moment to hear of it. */
async function signOutElsewhere(context: BrowserContext, origin: string, isNoted: boolean): Promise<void> {
  const other = await context.newPage();
  await signInTo(other, `${origin}/dashboard`, /^Good /);
  await signOut(other);
  if (isNoted) await other.evaluate(() => localStorage.setItem("signed-out", "yes"));
  await other.close();
}

async function launch(folder: string, more: readonly string[]): Promise<BrowserContext> {
  const context = await chromium.launchPersistentContext(folder, {
    // As in the other campaigns: the process ends, and its browser with it.
    handleSIGTERM: false,
    executablePath: await findBrowser(),
    args: [...asRoot, "--disable-dev-shm-usage", "--disable-gpu", ...more],
    // Playwright switches the cache off.
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    timeout: PATIENCE,
  });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(watchPaints, PERSONAL);
  return context;
}

async function wrongIn({ sleeps, proof = "true" }: State, evaluate: Evaluate): Promise<readonly string[]> {
  let text = "";
  for (let tries = 0; tries < TRIES && !SAID.test(text); tries++) {
    await wait(200);
    // A page that is just being replaced has no text.
    text = String(await evaluate(TEXT).catch(() => ""));
  }
  if (!SAID.test(text)) return [`stays as it was: ${text.slice(0, 200)}`];
  const kept = String(await evaluate(KEPT));
  const painted = await evaluate(`localStorage.getItem("painted")`);
  const noted = await evaluate(`localStorage.getItem("signed-out")`);
  return [
    ...((await evaluate(proof)) === true ? [] : ["was never in this state"]),
    ...(sleeps && noted !== "yes" ? ["has lost the campaign's notes, so nothing was watched"] : []),
    ...PERSONAL.filter((one) => kept.includes(one)).map((one) => `keeps ${one}`),
    ...(typeof painted === "string" ? [`painted ${painted} after the sign-out`] : []),
  ];
}

/** Runs in each page: notes what of these texts a frame shows after the sign-out. */
function watchPaints(personal: readonly string[]): void {
  const look = () => {
    requestAnimationFrame(look);
    const { visibility } = getComputedStyle(document.documentElement);
    if (!localStorage.getItem("signed-out") || visibility === "hidden") return;
    const found = personal.find((text) => document.body?.innerText.includes(text));
    if (found !== undefined) localStorage.setItem("painted", found);
  };
  if (location.protocol.startsWith("http")) look();
}
