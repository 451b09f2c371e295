import { cpus } from "node:os";

import { payer } from "#tests/campaign/bank/add-payers.ts";
import { type Banks, withBanks } from "#tests/campaign/ledger/banks.ts";
import { noNotes, payPlainly } from "#tests/campaign/ledger/client.ts";
import { quantile } from "#tests/campaign/quantile.ts";

/** What the sandbox on a PostgreSQL server takes. */
export type Payments = {
  readonly perSecond: number;
  /** Milliseconds; 99 of 100 payments take at most this. */
  readonly p99: number;
  /** What limits it: milliseconds of the processor for each payment, and the share of both processors that nobody used. */
  readonly cost: Cost & { readonly idle: number };
};

/** Milliseconds of the processor. */
type Cost = {
  readonly clients: number;
  readonly sandbox: number;
  /** PostgreSQL, and all else on the machine. */
  readonly others: number;
};

const PROCESSES = 2;
const CLIENTS = 50;
const SECONDS = 20;

/** Customers pay one payment after the other at processes over one database. Throws when one is refused. */
export async function timePayments(): Promise<Payments> {
  return await withBanks(PROCESSES, CLIENTS, async (banks) => {
    const notes = noNotes();
    const before = await used(banks);
    const start = performance.now();
    const isOver = () => performance.now() - start >= SECONDS * 1000;
    const clients = Array.from({ length: CLIENTS }, (_, index) => payer(1 + index));
    await Promise.all(clients.map(async (one) => await payPlainly(banks, one, isOver, notes)));
    const seconds = (performance.now() - start) / 1000;
    const after = await used(banks);
    if (notes.violations.length > 0) throw new Error(notes.violations[0]);
    const count = notes.acknowledged.size;
    const spent = (name: keyof Used) => after[name] - before[name];
    const others = spent("machine") - spent("clients") - spent("sandbox");
    return {
      perSecond: count / seconds,
      p99: quantile(notes.times, 0.99),
      cost: {
        clients: spent("clients") / count,
        sandbox: spent("sandbox") / count,
        others: others / count,
        idle: spent("idle") / (spent("idle") + spent("machine")),
      },
    };
  });
}

/** Milliseconds of the processor so far. */
type Used = {
  readonly clients: number;
  readonly sandbox: number;
  readonly machine: number;
  readonly idle: number;
};

async function used({ all }: Banks): Promise<Used> {
  const own = process.cpuUsage();
  const sandbox = await Promise.all(all.map(async (bank) => (await bank.usage()).cpu));
  const times = cpus().map((one) => one.times);
  return {
    clients: (own.user + own.system) / 1000,
    sandbox: sum(sandbox),
    machine: sum(times.map(({ user, nice, sys, irq }) => user + nice + sys + irq)),
    idle: sum(times.map(({ idle }) => idle)),
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
