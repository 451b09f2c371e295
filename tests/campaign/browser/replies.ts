import { crc32 } from "node:zlib";

import { record, sample } from "fast-check";

import { chosen, requestToken, setPassword } from "#tests/e2e/harness/onboarding.ts";
import { ada, sendSignIn } from "#tests/e2e/harness/customers.ts";
import { HISTORY } from "#tests/e2e/harness/money.ts";
import { goOn, payments, send, type Payment } from "#tests/e2e/harness/payments.ts";

import type { Campaign } from "../campaign.ts";
import { uncertain } from "../replies/certain.ts";
import { spoilt, statuses } from "../replies/spoil.ts";
import { paths } from "./paths.ts";
import { COMPANY, openRange, type Range } from "./range.ts";
import type { Spoil } from "./spoiler.ts";

/** One way in which a page gets replies. */
type Trial = {
  readonly name: string;
  readonly play: (range: Range, seed: number) => Promise<readonly string[]>;
};

const isPost = (call: string) => call.startsWith("POST ");

const trials: readonly Trial[] = [
  ...paths.map((path) => ({
    name: path,
    play: async (range: Range, seed: number) => await opens(range, seed, path),
  })),
  { name: "the company", play: async (range, seed) => await getsCompany(range, seed) },
  ...payments.map((payment) => ({
    name: `pays: ${payment.name}`,
    play: async (range: Range, seed: number) => await pays(range, seed, payment),
  })),
  { name: "signs in", play: async (range, seed) => await signsIn(range, seed) },
  { name: "asks for a code", play: async (range, seed) => await forgets(range, seed) },
  { name: "changes the password", play: async (range, seed) => await changes(range, seed) },
];

/** Replies of the sandbox that are spoilt on their way to the pages and screens of the build. */
export const repliesInBrowser: Campaign = {
  goal: "no page is blank, broken, wider than a phone or loads for ever; no error, no violation; money ends only where its reply says so",
  count: 5000,
  run: async ({ seed, count }) => {
    const range = await openRange();
    const violations: string[] = [];
    let [tried, visits] = [0, 0];
    try {
      for (; tried < count; visits++) {
        const { name, play } = trials[visits % trials.length]!;
        await range.reset();
        const wrong = await play(range, seed + visits).catch((error: unknown) => [
          String(error).slice(0, 500),
        ]);
        const { sent } = range.spoiler;
        tried += sent.length;
        const told = sent.map(
          ({ call, status, body }) => `${call} ${status} ${JSON.stringify(body)?.slice(0, 700)}`,
        );
        const found = wrong.map((text) => `visit ${visits}, ${name}: ${text}\n    ${told.join("\n    ")}`);
        // A long campaign says at once what it has found.
        for (const text of found) process.stderr.write(`  found: ${text}\n`);
        violations.push(...found);
      }
    } finally {
      await range.close();
    }
    return { tried, violations, figures: `${trials.length} pages, screens and forms, ${visits} visits` };
  },
};

/** The same seed spoils the same. */
function spoiling(seed: number): Spoil {
  return (call, body, times) => {
    const replies = record({ status: statuses, body: spoilt([body]) });
    const [one] = sample(replies, { seed: crc32(`${seed} ${call} ${times}`), numRuns: 1 });
    return one!;
  };
}

async function opens({ visitor, spoiler, signIn, wrong }: Range, seed: number, path: string) {
  const session = await signIn(ada);
  // In two of three visits one call in four arrives whole, so that the others are read.
  spoiler.aim(
    (call) => !COMPANY.test(call) && (seed % 3 === 0 || (call.length + seed) % 4 !== 0),
    spoiling(seed),
  );
  await visitor.open(path, session);
  return await wrong();
}

async function getsCompany({ visitor, spoiler, wrong }: Range, seed: number) {
  spoiler.aim((call) => COMPANY.test(call), spoiling(seed));
  await visitor.open("/");
  return await wrong();
}

async function pays({ visitor, spoiler, signIn, wrong }: Range, seed: number, payment: Payment) {
  const { page, open } = visitor;
  spoiler.aim((call) => call === payment.call, spoiling(seed));
  await open(payment.path, await signIn(payment.customer));
  await payment.fill(page, payment.wish(0));
  await goOn(page, payment);
  // Only the one reply decides.
  spoiler.silence((call) => call === HISTORY || /^GET .*\/payment\/request\//.test(call));
  const replied = page.waitForResponse((response) => response.url().endsWith(payment.call.split(" ")[1]!));
  await send(page, payment);
  await replied;
  const found = [...(await wrong())];
  const [reply] = spoiler.sent;
  const shown = await page
    .getByRole("region", { name: /^Payment / })
    .evaluateAll((all) =>
      all.map((one) => `${one.getAttribute("aria-label") ?? ""} ${one.textContent ?? ""}`),
    );
  const outcome = (["succeeded", "failed"] as const).find((one) =>
    shown.some((text) => text.startsWith(`Payment ${one === "failed" ? "failed" : "successful"}`)),
  );
  const why = reply && outcome && uncertain(outcome, reply.status, reply.body);
  if (why !== undefined) found.push(`the money ${why}: ${shown.join(" ")}`);
  return found;
}

async function signsIn({ visitor, spoiler, wrong }: Range, seed: number) {
  spoiler.aim(isPost, spoiling(seed));
  await visitor.open("/");
  await sendSignIn(visitor.page, ada);
  return await wrong();
}

async function forgets({ visitor, spoiler, wrong }: Range, seed: number) {
  spoiler.aim(isPost, spoiling(seed));
  await visitor.open("/forget-password");
  await requestToken(visitor.page);
  const found = await wrong();
  if (!(await visitor.page.getByLabel("One-time code").isVisible())) return found;
  await setPassword(visitor.page, chosen.password);
  return [...found, ...(await wrong())];
}

async function changes({ visitor, spoiler, signIn, wrong }: Range, seed: number) {
  const { page, open } = visitor;
  spoiler.aim(isPost, spoiling(seed));
  await open("/profile/password", await signIn(ada));
  await page.getByLabel("Current password", { exact: true }).fill(ada.password);
  await page.getByLabel("New password", { exact: true }).fill(chosen.password);
  await page.getByLabel("Confirm new password", { exact: true }).fill(chosen.password);
  await page.getByRole("button", { name: "Change password" }).click();
  return await wrong();
}
