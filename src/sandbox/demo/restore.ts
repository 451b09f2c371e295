import { createHash } from "node:crypto";
import type { Queries } from "#sandbox/database/queries.ts";
import {
  canRewind,
  emptyDatabase,
  moveSnapshot,
  rewind,
  snapshotTime,
  takeSnapshot,
} from "#sandbox/database/snapshot.ts";
import type { Content } from "#sandbox/database/template.ts";
import { demoCustomers, francCustomers, francWallets } from "./customers.ts";
import { FRANC } from "#sandbox/ledger/currency.ts";
import { demoHistory } from "./history.ts";
import { demoLoans } from "./loans.ts";
import { seed } from "./seed.ts";

/** The demo history ends yesterday; it is moved when its end is off by more than this, in ms. */
const TOLERANCE = 60 * 60_000;

const EPOCH = new Date(0);
const parts = [
  [demoCustomers, demoHistory(EPOCH), demoLoans(EPOCH)],
  [francCustomers, demoHistory(EPOCH, francWallets), demoLoans(EPOCH, FRANC)],
];

/** The demo data as the content of a new store. */
export const demoContent: Content = {
  fingerprint: createHash("sha256").update(JSON.stringify(parts)).digest("hex"),
  fill: async (queries) => await seedAll(queries, new Date()),
};

/** Restores the demo data: from the snapshot in the store, or by seeding. */
export async function restoreDemo(queries: Queries, now: Date): Promise<void> {
  const seeded = await snapshotTime(queries, demoContent.fingerprint);
  if (!seeded || !(await canRewind(queries))) return await seedAll(queries, now);
  await rewind(queries);
  if (Math.abs(now.getTime() - seeded.getTime()) > TOLERANCE) await moveSnapshot(queries, now, seeded);
}

async function seedAll(queries: Queries, now: Date): Promise<void> {
  await emptyDatabase(queries);
  await seed(queries, now);
  await takeSnapshot(queries, demoContent.fingerprint, now);
}
