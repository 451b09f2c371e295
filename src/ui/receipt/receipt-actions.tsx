import { Download, Printer } from "lucide-react";
import { styled } from "styled-components";

import { ActionRow } from "#ui/layout/action-row.ts";
import { Button } from "#ui/buttons/button.tsx";
import { saveFile } from "#ui/behaviour/save-file.ts";
import { toast } from "#ui/toasts/toast.ts";

import { useReceiptHost } from "./receipt-host.ts";
import { receiptPicture } from "./receipt-picture.ts";
import type { Receipt } from "./receipt.ts";
import { ShareReceipt } from "./share-receipt.tsx";
import { words } from "./words.ts";

const Actions = styled(ActionRow)`
  margin-top: var(--space-5);
`;

const unprinted = () =>
  ({
    blocked: words.yourBrowserBlockedThePrintWindow,
    unavailable: words.yourBrowserCannotOpenThePrint,
  }) as const;

type ReceiptActionsProps = { receipt: Receipt; onClose: () => void };

/** The actions for a receipt. Share is only shown when the browser supports it. */
export function ReceiptActions({ receipt, onClose }: ReceiptActionsProps) {
  const { bankName, print } = useReceiptHost();

  const onPrint = () => {
    const outcome = print(receipt);
    if (outcome !== "opened") toast(unprinted()[outcome], "warning");
  };
  const onSave = async () => {
    const picture = await receiptPicture(receipt, bankName);
    if (picture) saveFile(picture);
    else toast(words.theReceiptCouldNotBeSaved, "warning");
  };
  return (
    <Actions>
      <Button variant="secondary" size="s" onClick={onPrint}>
        <Printer size="1.25em" />
        {words.print}
      </Button>
      <Button variant="secondary" size="s" onClick={() => void onSave()}>
        <Download size="1.25em" />
        {words.save}
      </Button>
      <ShareReceipt receipt={receipt} />
      <Button size="s" onClick={onClose}>
        {words.close}
      </Button>
    </Actions>
  );
}
