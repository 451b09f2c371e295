import { pause } from "#lib/tasks/pause.ts";

import type { Campaign } from "../campaign.ts";
import { payer, withStore } from "../bank/add-payers.ts";
import { wrongSums } from "../bank/open-bank.ts";
import { quantile } from "../quantile.ts";
import { withBanks, type Banks } from "./banks.ts";
import { noNotes, payOn, type Notes } from "./client.ts";
import { wrongHistory, wrongTables } from "./judge.ts";

const PROCESSES = 4;
/** For each process. */
const CLIENTS = 50;
/** Fewer than clients, so that some customers pay at two processes at once. */
const PAYERS = 160;
/** Time between two kills, in ms. */
const BETWEEN = 10_000;
/** How long a payment of the sandbox may be pending, in ms, and some more. */
const SETTLED = 10_000;

/** Processes over one PostgreSQL database are killed in turn, while customers pay at all of them. */
export const ledger: Campaign = {
  goal:
    `${PROCESSES} processes over one PostgreSQL database, a \`kill -9\` each ${BETWEEN / 1000} s: the sum is 0, ` +
    "no key is debited twice, no acknowledged payment is lost, a duplicate is refused at every process",
  count: 60,
  run: async ({ seed, count }) =>
    await withBanks(PROCESSES, PAYERS, async (banks, place) => {
      const notes = noNotes();
      const { kills, seconds } = await payAndKill(banks, { seed, seconds: count }, notes);
      await settle(banks);
      const sums = await Promise.all(banks.all.map(wrongSums));
      const tables = await withStore(place, async (store) => [
        ...(await wrongHistory(store, notes.acknowledged)),
        ...(await wrongTables(store)),
      ]);
      const violations = [...new Set([...notes.violations, ...sums.flat(), ...tables])];
      return { tried: count, violations, table: table(banks, notes, { kills, seconds }) };
    }),
};

async function payAndKill(banks: Banks, plan: { seed: number; seconds: number }, notes: Notes) {
  const start = performance.now();
  const end = start + plan.seconds * 1000;
  const isOver = () => performance.now() >= end;
  const clients = Array.from({ length: PROCESSES * CLIENTS }, async (_, index) => {
    const one = { payer: payer(1 + (index % PAYERS)), index, seed: plan.seed };
    await payOn(banks, one, isOver, notes);
  });
  let kills = 0;
  const killing = async () => {
    for (let next = start + BETWEEN; next < end; next += BETWEEN) {
      await pause(Math.max(0, next - performance.now()));
      await banks.killOne(kills++);
    }
  };
  await Promise.all([killing(), ...clients]);
  return { kills, seconds: (performance.now() - start) / 1000 };
}

/** Lets what is pending become due, and asks all processes at once, so that each would settle it. */
async function settle(banks: Banks): Promise<void> {
  await banks.all[0]!.call("POST", "/__sandbox/clock", { body: { ms: SETTLED } });
  await Promise.all(
    banks.all.map(async (bank) => {
      const token = await bank.signIn("ada");
      await bank.call("GET", "/api/v1/profile", { token });
    }),
  );
}

function table(
  banks: Banks,
  { acknowledged, times, counts }: Notes,
  { kills, seconds }: { readonly kills: number; readonly seconds: number },
): string {
  const clients = `${PROCESSES} x ${CLIENTS}`;
  const figures = [
    acknowledged.size / seconds,
    quantile(times, 0.5),
    quantile(times, 0.99),
    banks.lost(),
    counts.keys,
    counts.duplicates,
  ];
  const row = [clients, kills, acknowledged.size, ...figures.map((figure) => figure.toFixed(0))];
  return [
    "| clients | kills | payments | payments/s | p50 ms | p99 ms | without reply | one key twice at once | one payment twice at once |",
    "|---|---|---|---|---|---|---|---|---|",
    `| ${row.join(" | ")} |`,
  ].join("\n");
}
