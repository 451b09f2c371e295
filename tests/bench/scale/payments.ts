import { payer } from "#tests/campaign/bank/add-payers.ts";
import { withBanks } from "#tests/campaign/ledger/banks.ts";
import { noNotes, payPlainly } from "#tests/campaign/ledger/client.ts";
import { quantile } from "#tests/campaign/quantile.ts";

/** What the sandbox on a PostgreSQL server takes. */
export type Payments = {
  readonly perSecond: number;
  /** Milliseconds; 99 of 100 payments take at most this. */
  readonly p99: number;
};

const PROCESSES = 2;
const CLIENTS = 50;
const SECONDS = 20;

/** Customers pay one payment after the other at processes over one database. Throws when one is refused. */
export async function timePayments(): Promise<Payments> {
  return await withBanks(PROCESSES, CLIENTS, async (banks) => {
    const notes = noNotes();
    const start = performance.now();
    const isOver = () => performance.now() - start >= SECONDS * 1000;
    const clients = Array.from({ length: CLIENTS }, (_, index) => payer(1 + index));
    await Promise.all(clients.map(async (one) => await payPlainly(banks, one, isOver, notes)));
    const seconds = (performance.now() - start) / 1000;
    if (notes.violations.length > 0) throw new Error(notes.violations[0]);
    return { perSecond: notes.acknowledged.size / seconds, p99: quantile(notes.times, 0.99) };
  });
}
