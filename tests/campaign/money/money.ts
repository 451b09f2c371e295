import type { Campaign } from "../campaign.ts";
import { runPayments } from "./payments.ts";

/** Payments that go wrong. */
export const money: Campaign = {
  goal: "the app shows what the ledger says about a payment, or that it is pending",
  count: 200,
  run: async ({ seed, count }) => {
    const seeds = Array.from({ length: count }, (_, index) => seed + index);
    const { table, violations } = await runPayments(seeds);
    return { tried: count, violations, table };
  },
};
