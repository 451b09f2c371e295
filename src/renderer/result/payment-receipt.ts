import type { Outcome } from "#definition/screen.ts";
import { recordedEnd, type End } from "#engine/journal/end.ts";
import { doNotRepeat } from "#engine/payments/repeat-words.ts";
import type { PaymentResult, Row } from "#engine/state/screen-state.ts";
import { say } from "#lib/text/words.ts";
import { formatDateTime } from "#lib/time/dates.ts";
import type { Receipt, ReceiptRow } from "#ui/receipt/receipt.ts";
import { words } from "#renderer/words.ts";

const statusWords = () =>
  ({
    succeeded: {
      value: words.successful,
      tone: "success",
    },
    pending: {
      value: words.pending,
      tone: "warning",
    },
  }) as const;

/** The payment's references: the bank's if it differs, and ours. */
export function referenceRows({
  reference,
  providerReference = reference,
}: Pick<PaymentResult, "reference" | "providerReference">): Row[] {
  const ours = { label: words.reference, value: reference };
  return providerReference === reference
    ? [ours]
    : [{ label: words.bankReference, value: providerReference }, ours];
}

/** Which of its references Support needs. */
export function whichToGive({
  reference,
  providerReference = reference,
}: Pick<PaymentResult, "reference" | "providerReference">): string {
  return providerReference === reference ? words.giveTheReference : words.giveTheBankReference;
}

/** The receipt of a payment, or undefined for one that took no money. */
export function paymentReceipt(result: PaymentResult, timeZone: string): Receipt | undefined {
  const {
    outcome,
    end,
    title,
    direction,
    amount = words.missing,
    to,
    rows,
    reference,
    providerReference,
  } = result;
  if (outcome === "failed") return undefined;
  const own: ReceiptRow[] = [
    // The same words as in the result.
    ...referenceRows(result).map((row) => ({ ...row, copy: true })),
    { label: words.transactionType, value: title },
    { label: words.status, ...statusOf(outcome, end) },
    { label: words.date, value: formatDateTime(result.startedAt, timeZone) ?? words.missing },
  ];
  const taken = new Set([words.amount, ...own.map(({ label }) => label)]);
  return {
    // History and support of the bank find the payment by the bank's reference.
    reference: providerReference ?? reference,
    amount,
    to,
    type: title,
    direction: direction === "credit" ? "Credit" : "Debit",
    rows: [
      { label: words.amount, value: amount },
      ...whatWasBoughtFirst(rows.filter(({ label }) => !taken.has(label))),
      ...own,
    ],
    notice: noticeOf(result),
  };
}

/** What is copied, as a token, stands before the rest. */
function whatWasBoughtFirst(rows: readonly Row[]): ReceiptRow[] {
  const plain = rows.map(({ label, value, copy }) => ({ label, value, copy }));
  return [...plain.filter(({ copy }) => copy), ...plain.filter(({ copy }) => !copy)];
}

function statusOf(outcome: Exclude<Outcome, "failed">, end: End | undefined) {
  return outcome === "resolved"
    ? ({ value: recordedEnd(end).label, tone: "info" } as const)
    : statusWords()[outcome];
}

function noticeOf({ outcome, end, direction }: PaymentResult): string | undefined {
  if (outcome === "pending")
    return say(words.yourHistoryShowsTheOutcome, {
      lead: words.notFinalWeDoNotKnow,
      repeat: doNotRepeat(direction),
    });
  return outcome === "resolved" ? recordedEnd(end).text : undefined;
}
