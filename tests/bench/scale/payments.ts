import { payer } from "#tests/campaign/bank/add-payers.ts";
import { withBanks } from "#tests/campaign/ledger/banks.ts";
import { noNotes, payOn } from "#tests/campaign/ledger/client.ts";
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

/** Customers of the ledger's campaign pay at processes over one database, none of which is killed. */
export async function timePayments(): Promise<Payments> {
  return await withBanks(PROCESSES, CLIENTS, async (banks) => {
    const notes = noNotes();
    const start = performance.now();
    const isOver = () => performance.now() - start >= SECONDS * 1000;
    await Promise.all(
      Array.from({ length: CLIENTS }, async (_, index) => {
        await payOn(banks, { payer: payer(1 + index), index, seed: 1 }, isOver, notes);
      }),
    );
    const seconds = (performance.now() - start) / 1000;
    return { perSecond: notes.acknowledged.size / seconds, p99: quantile(notes.times, 0.99) };
  });
}
