import type { WalletRow } from "#sandbox/access/customers.ts";
import type { Terminal } from "#sandbox/access/terminals.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { recordCredit } from "./credit.ts";
import { refuseDuplicate } from "./duplicate.ts";
import { PENDING_MS, type PaymentOutcome } from "./magic.ts";
import { giveBack, hold, move, walletMovement, type Movement } from "./movement.ts";
import type { Paid, PaymentStatus } from "./payment-reply.ts";
import { requireBalance } from "./source-wallet.ts";
import { record } from "./transactions.ts";

/** A payment from a wallet to a biller, another wallet or a card, or from a terminal to a wallet. Amounts in kobo. */
export type Payment = {
  /** The wallet in whose history the payment is: the one that pays, unless there is a `payer`. */
  readonly wallet: WalletRow;
  /** The wallet that is paid; undefined for a biller. */
  readonly payee?: WalletRow;
  /** The card that is paid. */
  readonly card?: Pick<WalletRow, "account_id">;
  /** The terminal that pays into the wallet. */
  readonly payer?: Terminal;
  readonly amountKobo: number;
  readonly chargeKobo: number;
  readonly reference: string;
  readonly typeId: number;
  readonly category: string;
  readonly description: string;
  /** Phone, card, meter, account, wallet or terminal of the payment; it decides the outcome. */
  readonly recipient: string;
  readonly outcome: PaymentOutcome;
  /** The token for a prepaid meter. */
  readonly token?: string | undefined;
  /** The request's Idempotency-Key. */
  readonly clientReference: string | undefined;
  /** The kind of payment, for messages, such as `airtime purchase`. */
  readonly what: string;
  readonly now: Date;
};

/** Moves the money by the outcome, and writes the history. Runs inside a database transaction. */
export async function pay(queries: Queries, payment: Payment): Promise<Paid> {
  await refuseDuplicate(queries, payment);
  const movement = movementOf(payment);
  await requireBalance(
    queries,
    { account_id: (payment.payer ?? payment.wallet).account_id, currency: payment.wallet.currency },
    movement.amountKobo + movement.chargeKobo,
    payment.payer ? "terminal" : "wallet",
  );
  const status = statusOf(payment.outcome);
  await (status === "Successful" ? move(queries, movement) : hold(queries, movement));
  if (status === "Failed") await giveBack(queries, movement);
  await write(queries, { payment, status });
  if (payment.payee && status === "Successful") await recordCredit(queries, payment, payment.payee.id);
  return { payment, status };
}

function movementOf(payment: Payment): Movement {
  const { reference, amountKobo, chargeKobo, wallet } = payment;
  return walletMovement({
    reference,
    memo: payment.category,
    at: payment.now,
    amountKobo,
    chargeKobo,
    direction: payment.payer ? "credit" : "debit",
    walletAccount: wallet.account_id,
    counterAccount: counterOf(payment),
  });
}

async function write(queries: Queries, { payment, status }: Paid): Promise<void> {
  const { wallet, payer, outcome, now, ...line } = payment;
  await record(queries, {
    ...line,
    walletId: wallet.id,
    at: now,
    direction: payer ? "credit" : "debit",
    status,
    ...(status === "Pending" && {
      settles: settlement(outcome, now),
      counterAccount: counterOf(payment),
    }),
  });
}

function counterOf({ payer, payee, card }: Payment): number | undefined {
  return (payer ?? payee ?? card)?.account_id;
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
