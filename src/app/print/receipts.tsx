import { useInsertionEffect, useMemo, useRef, useState, type ReactNode } from "react";
import { useLocation } from "react-router-dom";

import { useBank } from "#app/bank.ts";
import { ReceiptDialog } from "#ui/receipt/receipt-dialog.tsx";
import { ReceiptHostContext, type ReceiptHost } from "#ui/receipt/receipt-host.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";

import { forgetReceipt, openPrintWindow } from "./print-window.ts";

/** Lets what is inside show receipts. The open one stays until the customer closes it or leaves the page. */
export function Receipts({ children }: { children: ReactNode }) {
  const { tab, settings } = useBank();
  const { name } = settings.brand;
  const { key } = useLocation();
  const [open, setOpen] = useState<{ readonly receipt: Receipt; readonly at: string }>();
  // By a ref, so that what can show receipts, such as each row of a table, does not render anew at each address.
  const here = useRef(key);
  useInsertionEffect(() => void (here.current = key));
  const host = useMemo<ReceiptHost>(
    () => ({
      bankName: name,
      show: (receipt) => setOpen({ receipt, at: here.current }),
      print: (receipt) => openPrintWindow(receipt, tab),
      release: () => forgetReceipt(tab),
    }),
    [name, tab],
  );
  return (
    <ReceiptHostContext value={host}>
      {children}
      {open?.at === key && <ReceiptDialog receipt={open.receipt} onClose={() => setOpen(undefined)} />}
    </ReceiptHostContext>
  );
}
