import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Campaign } from "../campaign.ts";
import { quantile } from "../quantile.ts";
import { buyAirtime, openBank, wrongSums, type Bank } from "./open-bank.ts";

const CLIENTS = [1, 10, 50, 200];
/** p99 in ms, of so many clients. */
const MOST = { clients: 50, ms: 250 };
const READS = ["customers/wallets", "customers/wallet-transactions?page=1", "profile", "banks", "all"];

/** Many customers at once: each reads five pages and pays once, again and again. */
export const load: Campaign = {
  goal: `no request fails, the ledger's sum stays 0, and p99 of ${MOST.clients} clients is at most ${MOST.ms} ms`,
  count: 2000,
  run: async ({ count }) => {
    const folder = await mkdtemp(join(tmpdir(), "load-"));
    const bank = await openBank({ dataDir: join(folder, "store") });
    try {
      const rows: string[] = [];
      const violations: string[] = [];
      for (const clients of CLIENTS) {
        await bank.call("POST", "/__sandbox/reset");
        const start = performance.now();
        const { times, failures } = await visit(bank, clients, count);
        const seconds = (performance.now() - start) / 1000;
        const p99 = quantile(times, 0.99);
        violations.push(...failures, ...(await wrongSums(bank)));
        if (clients === MOST.clients && p99 > MOST.ms) violations.push(`p99 is ${p99.toFixed(0)} ms`);
        const figures = [quantile(times, 0.5), p99, count / seconds, (await bank.usage()).memory];
        rows.push(`| ${[clients, ...figures.map((figure) => figure.toFixed(0))].join(" | ")} |`);
      }
      const head = ["| clients | p50 ms | p99 ms | requests/s | MB |", "|---|---|---|---|---|"];
      return { tried: count * CLIENTS.length, violations, table: [...head, ...rows].join("\n") };
    } finally {
      await bank.kill();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function visit(bank: Bank, clients: number, count: number) {
  const times: number[] = [];
  const failures: string[] = [];
  const token = await bank.signIn("ada");
  let left = count;
  const one = async (_: unknown, index: number) => {
    for (let turn = index; left-- > 0; turn++) {
      const path = READS[turn % (READS.length + 1)];
      const start = performance.now();
      const { status } = path
        ? await bank.call("GET", `/api/v1/${path}`, { token })
        : await buyAirtime(bank, token, crypto.randomUUID());
      times.push(performance.now() - start);
      if (status !== 200) failures.push(`${path ?? "airtime"} gets ${status}`);
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return { times, failures };
}
