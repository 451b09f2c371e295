import { createContext, useContext } from "react";

import type { Receipt } from "./receipt.ts";

/** The result of trying to print; `unavailable` when the new window has no access to this one's storage. */
export type PrintOutcome = "opened" | "blocked" | "unavailable";

/** What the app provides to receipts. */
export type ReceiptHost = {
  /** Heading of the picture and of the text that leave the app. */
  readonly bankName: string;
  /**
   * Opens a receipt above the page. It belongs to the visit of that page, not to the list that it was picked from: another
   * list may take that one's place while the receipt is read, as when a tablet is turned.
   */
  readonly show: (receipt: Receipt) => void;
  /** Opens the print window. */
  readonly print: (receipt: Receipt) => PrintOutcome;
  /** Called when the receipt closes: forgets what was stored for the print window. */
  readonly release: () => void;
};

export const ReceiptHostContext = createContext<ReceiptHost | undefined>(undefined);

/** The host of this page's receipts. Throws outside of the app, which is a bug. */
export function useReceiptHost(): ReceiptHost {
  const host = useContext(ReceiptHostContext);
  if (!host) throw new Error("There is no receipt host around this component.");
  return host;
}
