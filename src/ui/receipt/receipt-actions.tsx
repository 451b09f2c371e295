import { Download, Printer, Share2 } from "lucide-react";
import { styled } from "styled-components";

import { Button } from "#ui/button.tsx";
import { fromPhablet } from "#ui/media.ts";
import { saveFile } from "#ui/save-file.ts";
import { toast } from "#ui/toast.ts";

import { useReceiptHost } from "./receipt-host.ts";
import { receiptPicture } from "./receipt-picture.ts";
import { receiptText } from "./receipt-text.ts";
import { receiptTitle, type Receipt } from "./receipt.ts";
import { canShare, shareReceipt } from "./share.ts";

/** Side by side, two per row on phones. */
const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr));
  gap: var(--space-3);
  margin-top: var(--space-5);
  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
    ${fromPhablet} {
      grid-column: auto;
    }
  }
`;

const UNPRINTED = {
  blocked: "Your browser blocked the print window. Allow pop-ups for this site, then choose Print again.",
  unavailable: "Your browser cannot open the print window here. Save the receipt, then print the picture.",
} as const;

type ReceiptActionsProps = { receipt: Receipt; onClose: () => void };

/** The actions for a receipt. Share is only shown when the browser supports it. */
export function ReceiptActions({ receipt, onClose }: ReceiptActionsProps) {
  const { bankName, print } = useReceiptHost();

  const onPrint = () => {
    const outcome = print(receipt);
    if (outcome !== "opened") toast(UNPRINTED[outcome], "warning");
  };
  const onSave = async () => {
    const picture = await receiptPicture(receipt, bankName);
    if (picture) saveFile(picture);
    else toast("The receipt could not be saved. Print it instead.", "warning");
  };
  const onShare = async () => {
    const picture = await receiptPicture(receipt, bankName);
    const text = receiptText(receipt, bankName);
    const isDone = await shareReceipt({ title: receiptTitle(receipt), text, picture });
    if (!isDone) toast("The receipt could not be shared. Save it instead.", "warning");
  };
  return (
    <Actions>
      <Button variant="secondary" size="s" onClick={onPrint}>
        <Printer size="1.25rem" />
        Print
      </Button>
      <Button variant="secondary" size="s" onClick={() => void onSave()}>
        <Download size="1.25rem" />
        Save
      </Button>
      {canShare() && (
        <Button variant="secondary" size="s" onClick={() => void onShare()}>
          <Share2 size="1.25rem" />
          Share
        </Button>
      )}
      <Button size="s" onClick={onClose}>
        Close
      </Button>
    </Actions>
  );
}
