import { useState, type ReactNode } from "react";

import type { PaymentResult } from "#engine/state/screen-state.ts";
import { ActionRow } from "#ui/layout/action-row.ts";
import { Button } from "#ui/buttons/button.tsx";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";
import { ShareReceipt } from "#ui/receipt/share-receipt.tsx";
import { useRegion } from "#renderer/screen-context.ts";
import { words } from "#renderer/words.ts";

import { paymentReceipt } from "./payment-receipt.ts";

type ResultActionsProps = {
  readonly result: PaymentResult;
  readonly inPlace: boolean;
  readonly save: ReactNode;
  readonly onDismiss: () => void;
  readonly onRepeat: (() => void) | undefined;
};

/** What a customer can do with the result of a payment. */
export function ResultActions({ result, inPlace, save, onDismiss, onRepeat }: ResultActionsProps) {
  const [open, setOpen] = useState(false);
  const { timeZone } = useRegion();
  const receipt = paymentReceipt(result, timeZone);
  const mayRepeat = result.outcome === "succeeded" || result.end?.again !== undefined;
  const repeats = onRepeat && mayRepeat && result.entered && result.direction === "debit";
  return (
    <ActionRow>
      {receipt && <ShareReceipt receipt={receipt} />}
      {receipt && (
        <Button variant="secondary" size="s" onClick={() => setOpen(true)}>
          {words.receipt}
        </Button>
      )}
      {save}
      {repeats && (
        <Button variant="secondary" size="s" onClick={onRepeat}>
          {result.end?.again ? words.payTheOthersAgain : words.payAgain}
        </Button>
      )}
      <Button variant={inPlace ? "primary" : "secondary"} size="s" onClick={onDismiss}>
        {inPlace ? words.done : words.dismiss}
      </Button>
      {open && receipt && <ReceiptDialog receipt={receipt} onClose={() => setOpen(false)} />}
    </ActionRow>
  );
}
