import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

import { integer, sample } from "fast-check";

import { listIn } from "#lib/reply-data.ts";
import { recordOf } from "#lib/json/record.ts";

import type { Campaign } from "../campaign.ts";
import { buyAirtime, openBank, wrongSums, type Bank } from "./open-bank.ts";

const CLIENTS = 8;
/** Ada can pay so many before the data is reset; one round makes a few hundred at most. */
const BEFORE_RESET = 1000;
const PAGE = 100;
const HISTORY = `/api/v1/customers/wallet-transactions?items_per_page=${PAGE}`;

/** The sandbox is killed while customers pay, and started again on the same folder. */
export const durability: Campaign = {
  goal: "after each `kill -9` under load the ledger's sum is 0, and every payment that was acknowledged is there",
  count: 20,
  run: async ({ seed, count }) => {
    const folder = await mkdtemp(join(tmpdir(), "durability-"));
    const violations: string[] = [];
    let acknowledged = new Set<string>();
    let all = 0;
    try {
      for (const [round, ms] of sample(integer({ min: 5, max: 1500 }), { seed, numRuns: count }).entries()) {
        const bank = await openBank({ dataDir: join(folder, "store") });
        try {
          const wrong = [...(await wrongSums(bank)), ...(await lostOf(bank, acknowledged))];
          violations.push(...wrong.map((text) => `round ${round}, killed after ${ms} ms: ${text}`));
          if (acknowledged.size > BEFORE_RESET) {
            await bank.call("POST", "/__sandbox/reset");
            acknowledged = new Set();
          }
          const before = acknowledged.size;
          await payUntilKilled(bank, ms, acknowledged);
          all += acknowledged.size - before;
        } finally {
          await bank.kill();
        }
      }
      const bank = await openBank({ dataDir: join(folder, "store") });
      violations.push(...(await wrongSums(bank)), ...(await lostOf(bank, acknowledged)));
      await bank.kill();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return { tried: count, violations, figures: `${all} payments acknowledged` };
  },
};

async function payUntilKilled(bank: Bank, ms: number, acknowledged: Set<string>): Promise<void> {
  const token = await bank.signIn("ada");
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (;;) {
      const key = crypto.randomUUID();
      const answer = await buyAirtime(bank, token, key).catch(() => undefined);
      if (!answer) return;
      if (answer.status === 200) acknowledged.add(key);
    }
  });
  await wait(ms);
  await bank.kill();
  await Promise.all(clients);
}

async function lostOf(bank: Bank, acknowledged: ReadonlySet<string>): Promise<readonly string[]> {
  const kept = (await keysIn(bank)).filter((key) => acknowledged.has(key));
  const found = new Set(kept).size;
  return [
    ...(found < acknowledged.size
      ? [`of ${acknowledged.size} acknowledged payments there are ${found}`]
      : []),
    ...(found < kept.length ? [`${kept.length - found} payments were made twice`] : []),
  ];
}

/** The Idempotency-Key of each payment in Ada's history. */
async function keysIn(bank: Bank): Promise<readonly string[]> {
  const token = await bank.signIn("ada");
  const keys: string[] = [];
  for (let page = 1; ; page++) {
    const { status, body } = await bank.call("GET", `${HISTORY}&page=${page}`, { token });
    if (status !== 200) throw new Error(`The history gets ${status}`);
    const rows = listIn(body, "/transactions");
    keys.push(...rows.map((row) => String(recordOf(row)["client_reference"])));
    if (rows.length < PAGE) return keys;
  }
}
