import { PRINT_RECEIPT } from "#app/paths.ts";
import type { SafeStorage } from "#lib/storage.ts";
import type { PrintOutcome } from "#ui/receipt/receipt-host.ts";
import { readReceipt } from "#ui/receipt/read-receipt.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";

const KEPT = "receipt";
/** Specification 1 §9. */
const FEATURES = "width=800,height=600";

/**
 * Opens the window that prints a receipt. It gets the receipt through this tab's storage, of which a window opened by
 * script starts with a copy: so the session is there too, a reload works, nothing depends on this page staying open,
 * and the end of the session takes it away. A named window would be used again and keep its old copy, hence `_blank`.
 */
export function openPrintWindow(receipt: Receipt, tab: SafeStorage): PrintOutcome {
  if (!tab.remembers) return "unavailable";
  tab.write(KEPT, receipt);
  return window.open(PRINT_RECEIPT, "_blank", FEATURES) ? "opened" : "blocked";
}

/** The receipt that this window was opened for. */
export function receiptToPrint(tab: SafeStorage): Receipt | undefined {
  return readReceipt(tab.read(KEPT));
}

/** Forgets the receipt here; a window that is open has its own copy. */
export function forgetReceipt(tab: SafeStorage): void {
  tab.remove(KEPT);
}
