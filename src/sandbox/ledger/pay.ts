import { toNaira } from "#lib/money.ts";
import type { WalletRow } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { Refusal, type Reply } from "#sandbox/http/reply.ts";
import { PENDING_MS, type PaymentOutcome } from "./magic.ts";
import { post } from "./post.ts";
import { requireBalance } from "./source-wallet.ts";
import { recordCredit } from "./credit.ts";
import { record, statusView } from "./transactions.ts";

/** A payment from a wallet, to a biller or to another wallet. Amounts in kobo. */
export type Payment = {
  readonly wallet: WalletRow;
  /** The wallet that is paid; a biller where it is missing. */
  readonly payee?: WalletRow;
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly reference: string;
  readonly typeId: number;
  readonly category: string;
  readonly description: string;
  readonly outcome: PaymentOutcome;
  /** For messages, as `airtime purchase`. */
  readonly what: string;
  readonly now: Date;
};

type PaymentStatus = "Successful" | "Pending" | "Failed";

/** Debits the wallet, moves the money as the outcome says, and writes the history. Runs inside a database transaction. */
export async function pay(queries: Queries, payment: Payment): Promise<Reply> {
  if (payment.outcome === "duplicate") {
    throw new Refusal(409, `Duplicate transaction: the same ${payment.what} was made a moment ago.`);
  }
  const { wallet, amountKobo, chargeKobo, outcome, now } = payment;
  await requireBalance(queries, wallet, amountKobo + chargeKobo);
  const status = statusOf(outcome);
  await debit(queries, payment, status === "Successful");
  if (status === "Failed") await giveBack(queries, payment);
  await record(queries, {
    walletId: wallet.id,
    reference: payment.reference,
    at: now,
    amountKobo,
    chargeKobo,
    direction: "debit",
    typeId: payment.typeId,
    category: payment.category,
    status,
    description: payment.description,
    ...(status === "Pending" && {
      settles: settlement(outcome, now),
      ...(payment.payee && { payeeAccount: payment.payee.account_id }),
    }),
  });
  if (payment.payee && status === "Successful") await recordCredit(queries, payment, payment.payee.id);
  return reply(payment, status);
}

function statusOf(outcome: PaymentOutcome): PaymentStatus {
  if (outcome === "fails") return "Failed";
  return outcome === "settles" || outcome === "reverses" ? "Pending" : "Successful";
}

function settlement(outcome: PaymentOutcome, now: Date): { at: Date; as: "Successful" | "Reversed" } {
  return {
    at: new Date(now.getTime() + PENDING_MS),
    as: outcome === "settles" ? "Successful" : "Reversed",
  };
}

async function debit(queries: Queries, payment: Payment, isFinal: boolean): Promise<void> {
  const { wallet, payee, amountKobo, chargeKobo, now, category, reference } = payment;
  const total = amountKobo + chargeKobo;
  await post(queries, {
    reference,
    memo: category,
    at: now,
    legs: isFinal
      ? [
          { account: wallet.account_id, kobo: -total },
          { account: payee?.account_id ?? "billers", kobo: amountKobo },
          { account: "fees", kobo: chargeKobo },
        ]
      : [
          { account: wallet.account_id, kobo: -total },
          { account: "suspense", kobo: total },
        ],
  });
}

async function giveBack(queries: Queries, payment: Payment): Promise<void> {
  const total = payment.amountKobo + payment.chargeKobo;
  await post(queries, {
    reference: `${payment.reference}-reversal`,
    memo: `${payment.category}, failed`,
    at: payment.now,
    legs: [
      { account: "suspense", kobo: -total },
      { account: payment.wallet.account_id, kobo: total },
    ],
  });
}

function reply(payment: Payment, status: PaymentStatus): Reply {
  return {
    status: 200,
    body: {
      status: status !== "Failed",
      message: message(payment.what, status),
      data: {
        data: {
          reference_number: payment.reference,
          status: statusView(status),
          amount: toNaira(payment.amountKobo),
          charge: toNaira(payment.chargeKobo),
          description: payment.description,
          created_at: payment.now.toISOString(),
        },
      },
    },
  };
}

function message(what: string, status: PaymentStatus): string {
  switch (status) {
    case "Successful":
      return `Your ${what} was successful.`;
    case "Pending":
      return `Your ${what} is being processed.`;
    case "Failed":
      return `Your ${what} failed. The money is back in your wallet.`;
  }
}
