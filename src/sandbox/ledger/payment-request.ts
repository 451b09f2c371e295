import type { WalletRow } from "#sandbox/access/customers.ts";
import type { Queries } from "#sandbox/database/queries.ts";
import { refuseDuplicate } from "./duplicate.ts";
import { magicOutcome, PENDING_MS, type PaymentOutcome } from "./magic.ts";
import { hold, walletMovement } from "./movement.ts";
import { record } from "./transactions.ts";

const TYPE_ID = 101;
const CATEGORY = "Soft USSD";
const FEE_KOBO = 30_00;
/** When a late request is approved, in ms: after the 120 seconds for which an app waits. */
const LATE_MS = 125_000;
/** How long an unanswered request stays open, in ms. */
const OPEN_MS = 600_000;

/** A payment that somebody has to approve on a phone. Amount in kobo. */
export type PaymentRequest = {
  readonly wallet: WalletRow;
  readonly phone: string;
  readonly amountKobo: number;
  readonly reference: string;
  readonly clientReference: string | undefined;
  readonly now: Date;
};

/** Writes a pending request into the wallet's history. Its phone number decides how it ends. */
export async function requestPayment(queries: Queries, request: PaymentRequest): Promise<void> {
  const { wallet, phone, amountKobo, reference, clientReference, now } = request;
  const outcome = magicOutcome(phone);
  const line = { reference, amountKobo, chargeKobo: FEE_KOBO, direction: "credit" as const };
  const about = { wallet, typeId: TYPE_ID, amountKobo, recipient: phone, outcome, now };
  await refuseDuplicate(queries, { ...about, what: "payment request" });
  await hold(
    queries,
    walletMovement({
      ...line,
      memo: CATEGORY,
      at: now,
      walletAccount: wallet.account_id,
      counterAccount: null,
    }),
  );
  await record(queries, {
    ...line,
    walletId: wallet.id,
    at: now,
    typeId: TYPE_ID,
    category: CATEGORY,
    status: "Pending",
    description: `Payment request to ${phone}`,
    settles: ending(outcome, now),
    clientReference,
    recipient: phone,
  });
}

function ending(outcome: PaymentOutcome, now: Date): { at: Date; as: "Successful" | "Failed" } {
  const inMs = (ms: number) => new Date(now.getTime() + ms);
  switch (outcome) {
    case "settles":
      return { at: inMs(LATE_MS), as: "Successful" };
    case "never":
      return { at: inMs(OPEN_MS), as: "Failed" };
    case "fails":
    case "reverses":
      return { at: inMs(PENDING_MS), as: "Failed" };
    case "succeeds":
    case "no-reply":
    case "duplicate":
    case "once":
      return { at: inMs(PENDING_MS), as: "Successful" };
  }
}
