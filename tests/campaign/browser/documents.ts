import { sample } from "fast-check";

import { ada } from "#tests/e2e/harness/customers.ts";

import type { Campaign } from "../campaign.ts";
import { hostile } from "../documents.ts";
import { COMPANY, openRange } from "./range.ts";

const CONTENTS = /^GET \/api\/v1\/(?:all|admin|adverts)$/;
const TENANT = "**/tenants/demo.json";

/** Hostile documents, as a bank's page gets them: before the sign-in, and on the page where most of them are shown. */
export const documentsInBrowser: Campaign = {
  goal: "no page is blank, broken or wider than a phone; no error, no violation, no request to another host",
  count: 200,
  run: async ({ seed, count }) => {
    const range = await openRange();
    const { visitor, spoiler, signIn } = range;
    const violations: string[] = [];
    let tenant = "";
    try {
      await visitor.page.route(TENANT, async (route) => {
        await route.fulfill({ contentType: "application/json", body: tenant });
      });
      const session = await signIn(ada);
      for (const [index, documents] of sample(hostile, { seed, numRuns: count }).entries()) {
        const { company, items } = documents;
        tenant = documents.tenant;
        spoiler.aim(
          (call) => COMPANY.test(call) || CONTENTS.test(call),
          (call) => ({
            status: 200,
            body: { status: true, data: COMPANY.test(call) ? company : { data: items } },
          }),
        );
        for (const path of ["/", "/dashboard"]) {
          await visitor.open(path, path === "/" ? undefined : session);
          const wrong = await visitor.wrong(() => JSON.stringify(documents));
          violations.push(
            ...wrong.map(
              (text) =>
                `document ${index}, ${path}: ${text}\n    ${JSON.stringify(documents).slice(0, 2000)}`,
            ),
          );
        }
      }
    } finally {
      await range.close();
    }
    return { tried: count, violations, figures: "2 pages each" };
  },
};
