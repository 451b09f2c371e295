import { Copy, Share2 } from "lucide-react";
import { useContext } from "react";

import { Button } from "#ui/buttons/button.tsx";
import { toast } from "#ui/toasts/toast.ts";

import { ReceiptHostContext } from "./receipt-host.ts";
import { receiptPicture } from "./receipt-picture.ts";
import { receiptText } from "./receipt-text.ts";
import { receiptTitle, type Receipt } from "./receipt.ts";
import { canCopyPicture, canShare, copyPicture, shareReceipt } from "./share.ts";
import { words } from "./words.ts";

type ShareProps = { readonly receipt: Receipt; readonly bankName: string };

/**
 * A button that shares a receipt, or copies its picture. Renders nothing where the browser can do neither, and where no
 * app names the bank, as around a screen in the gallery.
 */
export function ShareReceipt({ receipt }: { readonly receipt: Receipt }) {
  const host = useContext(ReceiptHostContext);
  if (!host) return null;
  if (canShare()) return <ShareButton receipt={receipt} bankName={host.bankName} />;
  return canCopyPicture() ? <CopyPictureButton receipt={receipt} bankName={host.bankName} /> : null;
}

function CopyPictureButton({ receipt, bankName }: ShareProps) {
  const copy = async () => {
    if (await copyPicture(receiptPicture(receipt, bankName))) toast(words.thePictureIsCopied, "success");
    else toast(words.theReceiptCouldNotBeShared, "warning");
  };
  return (
    <Button variant="secondary" size="s" onClick={() => void copy()}>
      <Copy size="1.25em" />
      {words.copyPicture}
    </Button>
  );
}

function ShareButton({ receipt, bankName }: ShareProps) {
  const share = async () => {
    const picture = await receiptPicture(receipt, bankName);
    const text = receiptText(receipt, bankName);
    const isDone = await shareReceipt({ title: receiptTitle(receipt), text, picture });
    if (!isDone) toast(words.theReceiptCouldNotBeShared, "warning");
  };
  return (
    <Button variant="secondary" size="s" onClick={() => void share()}>
      <Share2 size="1.25em" />
      {words.share}
    </Button>
  );
}
