import { createSession } from "#tests/bench/session.ts";
import { measureStay, type Stay } from "#tests/bench/stay.ts";

import type { Campaign } from "../campaign.ts";
import { serveBuild } from "./serve-build.ts";

/** What a page may hold at the end, of what it held when all pages had been opened. */
const MOST = 1.05;
const HELD = ["heap", "nodes", "listeners"] as const;

/** A customer who stays for days: page after page by the menu. */
export const stay: Campaign = {
  goal: "heap, nodes and listeners grow by less than 5 %",
  count: 10_000,
  run: async ({ count }) => {
    const bank = await serveBuild();
    const origin = `http://localhost:${bank.port}`;
    try {
      const { first, last } = await measureStay(origin, await createSession(origin), count);
      const violations = HELD.filter((what) => last[what] > first[what] * MOST).map((what) => `${what} grow`);
      return { tried: count, violations, figures: HELD.map((what) => written(what, first, last)).join(", ") };
    } finally {
      await bank.close();
    }
  },
};

function written(what: (typeof HELD)[number], first: Stay["first"], last: Stay["last"]): string {
  const text = (number: number) =>
    what === "heap" ? `${(number / 1_000_000).toFixed(2)} MB` : String(number);
  return `${what} ${text(first[what])} to ${text(last[what])}`;
}
