import { PRINT_RECEIPT } from "#app/paths.ts";
import type { SafeStorage } from "#lib/storage.ts";
import type { PrintOutcome } from "#ui/receipt/receipt-host.ts";
import { readReceipt } from "#ui/receipt/read-receipt.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";

const KEPT = "receipt";
/** Specification 1 §9. */
const FEATURES = "width=800,height=600";

/**
 * Opens the window that prints a receipt. A window opened by script starts with a copy of this tab's session storage,
 * and the receipt reaches it that way. The copy holds the session too, so a reload works, the window does not depend on
 * this page, and the end of the session clears it. A named window would be reused and keep its old copy, hence
 * `_blank`.
 */
export function openPrintWindow(receipt: Receipt, tab: SafeStorage): PrintOutcome {
  if (!tab.remembers) return "unavailable";
  tab.write(KEPT, receipt);
  return window.open(PRINT_RECEIPT, "_blank", FEATURES) ? "opened" : "blocked";
}

/** The receipt for which this window was opened. */
export function receiptToPrint(tab: SafeStorage): Receipt | undefined {
  return readReceipt(tab.read(KEPT));
}

/** Forgets the receipt in this tab; an open print window has its own copy. */
export function forgetReceipt(tab: SafeStorage): void {
  tab.remove(KEPT);
}
