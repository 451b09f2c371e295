import { createContext, useContext } from "react";

import type { Receipt } from "./receipt.ts";

/** What became of a wish to print: `unavailable` where the browser gives a new window nothing of this one. */
export type PrintOutcome = "opened" | "blocked" | "unavailable";

/** What receipts get of the app around them. */
export type ReceiptHost = {
  /** Heads what leaves the app: picture and text. */
  readonly bankName: string;
  /** Opens the window that prints. */
  readonly print: (receipt: Receipt) => PrintOutcome;
  /** The receipt is closed: forgets what was kept for the window. */
  readonly release: () => void;
};

export const ReceiptHostContext = createContext<ReceiptHost | undefined>(undefined);

/** The host of this page's receipts. Throws outside of the app, which is a bug. */
export function useReceiptHost(): ReceiptHost {
  const host = useContext(ReceiptHostContext);
  if (!host) throw new Error("There is no receipt host around this component.");
  return host;
}
