import { Copy, Share2 } from "lucide-react";

import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.ts";

import { useReceiptHost } from "./receipt-host.ts";
import { receiptPicture } from "./receipt-picture.ts";
import { receiptText } from "./receipt-text.ts";
import { receiptTitle, type Receipt } from "./receipt.ts";
import { canCopyPicture, canShare, copyPicture, shareReceipt } from "./share.ts";
import { words } from "./words.ts";

/** A button that shares a receipt, or copies its picture. Renders nothing where the browser can do neither. */
export function ShareReceipt({ receipt }: { receipt: Receipt }) {
  if (canShare()) return <ShareButton receipt={receipt} />;
  return canCopyPicture() ? <CopyPictureButton receipt={receipt} /> : null;
}

function CopyPictureButton({ receipt }: { receipt: Receipt }) {
  const { bankName } = useReceiptHost();
  const copy = async () => {
    if (await copyPicture(receiptPicture(receipt, bankName))) toast(words.thePictureIsCopied, "success");
    else toast(words.theReceiptCouldNotBeShared, "warning");
  };
  return (
    <Button variant="secondary" size="s" onClick={() => void copy()}>
      <Copy size="1.25rem" />
      {words.copyPicture}
    </Button>
  );
}

function ShareButton({ receipt }: { receipt: Receipt }) {
  const { bankName } = useReceiptHost();
  const share = async () => {
    const picture = await receiptPicture(receipt, bankName);
    const text = receiptText(receipt, bankName);
    const isDone = await shareReceipt({ title: receiptTitle(receipt), text, picture });
    if (!isDone) toast(words.theReceiptCouldNotBeShared, "warning");
  };
  return (
    <Button variant="secondary" size="s" onClick={() => void share()}>
      <Share2 size="1.25rem" />
      {words.share}
    </Button>
  );
}
