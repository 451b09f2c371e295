import type { Queries } from "#sandbox/database/queries.ts";
import { adaWallets } from "./customers.ts";
import { seedHistory, type NumberedTransaction } from "./seed-history.ts";

/** More rows would only slow tests down. */
const MOST = 50_000;
const YEAR_MS = 364 * 24 * 60 * 60 * 1000;

const KINDS = [
  { typeId: 11, category: "Airtime", description: 'Airtime, and "more" of it' },
  { typeId: 12, category: "Data", description: "Data" },
  { typeId: 4, category: "Wallet Transfer", description: "Wallet transfer" },
] as const;

/** Whether this is an allowed number of rows. */
export function isHistoryLength(rows: unknown): rows is number {
  return Number.isSafeInteger(rows) && Number(rows) > 0 && Number(rows) <= MOST;
}

/**
 * Adds this many rows, over a year, to the history of Ada's first wallet: in and out in turn, so that its balance stays
 * the same.
 */
export async function addLongHistory(queries: Queries, now: Date, rows: number): Promise<void> {
  const lines = Array.from({ length: rows }, (_, index) => lineOf(index, rows, now));
  await seedHistory(queries, lines);
}

function lineOf(index: number, rows: number, now: Date): NumberedTransaction {
  const pair = Math.floor(index / 2);
  const isOut = index % 2 === 1;
  const isLast = index === rows - 1;
  return {
    reference: `LONG-${String(index + 1).padStart(8, "0")}`,
    wallet: adaWallets.main,
    at: new Date(now.getTime() - Math.floor((YEAR_MS * (rows - index)) / rows)),
    direction: isOut ? "debit" : "credit",
    amountKobo: 100_00 + (pair % 1000),
    chargeKobo: 0,
    ...(isOut
      ? KINDS[pair % KINDS.length]!
      : { typeId: 1, category: "Wallet Funding", description: "Takings" }),
    // A row without its counterpart moves no money.
    status: isLast && !isOut ? "Failed" : "Successful",
  };
}
