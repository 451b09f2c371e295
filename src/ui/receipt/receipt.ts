import type { Tone } from "#ui/tone.tsx";

export type ReceiptRow = {
  /** Unique within a receipt. */
  readonly label: string;
  readonly value: string;
  /** Shows the value as a badge: a status. */
  readonly tone?: Tone | "neutral" | "brand" | undefined;
  /** With a button that copies the value. */
  readonly copy?: boolean | undefined;
};

/** Everything that a receipt says, ready for reading, whether it was a row of the history or a payment just made. */
export type Receipt = {
  readonly reference: string;
  /** With its currency's symbol. */
  readonly amount: string;
  readonly type: string;
  readonly direction: "Credit" | "Debit" | undefined;
  readonly rows: readonly ReceiptRow[];
  /** What has to be known before the rest: that it is not final. */
  readonly notice?: string | undefined;
};

/** Stands where nothing is known (specification 1 §2). */
export const MISSING = "N/A";

/** '{reference} Receipt', which heads it and names its file. */
export function receiptTitle({ reference }: Receipt): string {
  return `${reference} Receipt`;
}
