import { useEffect } from "react";

import { Dialog } from "#ui/dialogs/dialog.tsx";

import { ReceiptActions } from "./receipt-actions.tsx";
import { useReceiptHost } from "./receipt-host.ts";
import { ReceiptView } from "./receipt-view.tsx";
import { receiptTitle, type Receipt } from "./receipt.ts";

type ReceiptDialogProps = { receipt: Receipt; onClose: () => void };

/**
 * Shows a receipt with its actions: print, save, share (specification 1 §2). A click on the backdrop does not close it.
 */
export function ReceiptDialog({ receipt, onClose }: ReceiptDialogProps) {
  const { release } = useReceiptHost();
  useEffect(() => release, [release]);
  return (
    <Dialog open title={receiptTitle(receipt)} onClose={onClose}>
      <ReceiptView receipt={receipt} />
      <ReceiptActions receipt={receipt} onClose={onClose} />
    </Dialog>
  );
}
