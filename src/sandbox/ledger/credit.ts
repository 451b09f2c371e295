import type { Queries } from "#sandbox/database/queries.ts";
import { record, type TransactionRecord } from "./transactions.ts";

export type Received = Pick<
  TransactionRecord,
  "reference" | "amountKobo" | "typeId" | "category" | "description"
> & {
  readonly now: Date;
};

/** The receiver's row of a transfer between wallets: the same reference, without the sender's charge. */
export async function recordCredit(queries: Queries, received: Received, walletId: number): Promise<void> {
  const { reference, amountKobo, typeId, category, description, now } = received;
  await record(queries, {
    walletId,
    reference,
    at: now,
    amountKobo,
    chargeKobo: 0,
    direction: "credit",
    typeId,
    category,
    status: "Successful",
    description,
  });
}
