import type { Tone } from "#ui/styles/tone.tsx";

import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

export type ReceiptRow = {
  /** Unique in its receipt. */
  readonly label: string;
  readonly value: string;
  /** Shows the value as a badge, for a status. */
  readonly tone?: Tone | "neutral" | "brand" | undefined;
  /** Adds a button that copies the value. */
  readonly copy?: boolean | undefined;
};

/** The content of a receipt, as texts ready to show. It comes from a row of the history or from a payment just made. */
export type Receipt = {
  readonly reference: string;
  /** With the currency symbol. */
  readonly amount: string;
  /** Whom it went to or came from. */
  readonly to?: string | undefined;
  readonly type: string;
  readonly direction: "Credit" | "Debit" | undefined;
  readonly rows: readonly ReceiptRow[];
  /** A notice above the rest: that the receipt is not final. */
  readonly notice?: string | undefined;
};

/** '{reference} Receipt', the heading and the name of the file. */
export function receiptTitle({ reference }: Receipt): string {
  return say(words.receipt, { reference });
}
