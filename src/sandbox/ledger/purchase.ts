import { toNaira } from "#lib/money.ts";
import type { WalletRow } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { Refusal, type Reply } from "#sandbox/http/reply.ts";
import { PENDING_MS, type PaymentOutcome } from "./magic.ts";
import { post } from "./post.ts";
import { newReference } from "./reference.ts";
import { requireBalance } from "./source-wallet.ts";
import { record, statusView } from "./transactions.ts";

/** Something bought from a biller, paid from a wallet. Amounts in kobo. */
export type Purchase = {
  readonly wallet: WalletRow;
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly prefix: string;
  readonly typeId: number;
  readonly category: string;
  readonly description: string;
  readonly outcome: PaymentOutcome;
  /** For messages, as `airtime purchase`. */
  readonly what: string;
  readonly now: Date;
};

type PurchaseStatus = "Successful" | "Pending" | "Failed";

/** Debits the wallet, moves the money as the outcome says, and writes the history. Runs inside a database transaction. */
export async function buy(queries: Queries, purchase: Purchase): Promise<Reply> {
  if (purchase.outcome === "duplicate") {
    throw new Refusal(409, `Duplicate transaction: the same ${purchase.what} was made a moment ago.`);
  }
  const { wallet, amountKobo, chargeKobo, outcome, now } = purchase;
  await requireBalance(queries, wallet, amountKobo + chargeKobo);
  const reference = newReference(purchase.prefix, now);
  const status = statusOf(outcome);
  await debit(queries, purchase, reference, status === "Successful");
  if (status === "Failed") await giveBack(queries, purchase, reference);
  await record(queries, {
    walletId: wallet.id,
    reference,
    at: now,
    amountKobo,
    chargeKobo,
    direction: "debit",
    typeId: purchase.typeId,
    category: purchase.category,
    status,
    description: purchase.description,
    ...(status === "Pending" && { settles: settlement(outcome, now) }),
  });
  return reply(purchase, reference, status);
}

function statusOf(outcome: PaymentOutcome): PurchaseStatus {
  if (outcome === "fails") return "Failed";
  return outcome === "settles" || outcome === "reverses" ? "Pending" : "Successful";
}

function settlement(outcome: PaymentOutcome, now: Date): { at: Date; as: "Successful" | "Reversed" } {
  return {
    at: new Date(now.getTime() + PENDING_MS),
    as: outcome === "settles" ? "Successful" : "Reversed",
  };
}

async function debit(
  queries: Queries,
  purchase: Purchase,
  reference: string,
  isFinal: boolean,
): Promise<void> {
  const { wallet, amountKobo, chargeKobo, now, category } = purchase;
  const total = amountKobo + chargeKobo;
  await post(queries, {
    reference,
    memo: category,
    at: now,
    legs: isFinal
      ? [
          { account: wallet.account_id, kobo: -total },
          { account: "billers", kobo: amountKobo },
          { account: "fees", kobo: chargeKobo },
        ]
      : [
          { account: wallet.account_id, kobo: -total },
          { account: "suspense", kobo: total },
        ],
  });
}

async function giveBack(queries: Queries, purchase: Purchase, reference: string): Promise<void> {
  const total = purchase.amountKobo + purchase.chargeKobo;
  await post(queries, {
    reference: `${reference}-reversal`,
    memo: `${purchase.category}, failed`,
    at: purchase.now,
    legs: [
      { account: "suspense", kobo: -total },
      { account: purchase.wallet.account_id, kobo: total },
    ],
  });
}

function reply(purchase: Purchase, reference: string, status: PurchaseStatus): Reply {
  return {
    status: 200,
    body: {
      status: status !== "Failed",
      message: message(purchase.what, status),
      data: {
        data: {
          reference_number: reference,
          status: statusView(status),
          amount: toNaira(purchase.amountKobo),
          charge: toNaira(purchase.chargeKobo),
          description: purchase.description,
          created_at: purchase.now.toISOString(),
        },
      },
    },
  };
}

function message(what: string, status: PurchaseStatus): string {
  switch (status) {
    case "Successful":
      return `Your ${what} was successful.`;
    case "Pending":
      return `Your ${what} is being processed.`;
    case "Failed":
      return `Your ${what} failed. The money is back in your wallet.`;
  }
}
