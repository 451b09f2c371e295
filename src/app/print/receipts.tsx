import { useMemo, type ReactNode } from "react";

import { useBank } from "#app/bank.ts";
import { ReceiptHostContext, type ReceiptHost } from "#ui/receipt/receipt-host.ts";

import { forgetReceipt, openPrintWindow } from "./print-window.ts";

/** Lets what is inside show receipts. */
export function Receipts({ children }: { children: ReactNode }) {
  const { tab, settings } = useBank();
  const { name } = settings.brand;
  const host = useMemo<ReceiptHost>(
    () => ({
      bankName: name,
      print: (receipt) => openPrintWindow(receipt, tab),
      release: () => forgetReceipt(tab),
    }),
    [name, tab],
  );
  return <ReceiptHostContext value={host}>{children}</ReceiptHostContext>;
}
