import { PRINT_RECEIPT, PRINT_STATEMENT } from "#app/paths.ts";
import { isRecord } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Narrowing } from "#pages/transactions/read/filter.ts";
import type { PrintOutcome } from "#ui/receipt/receipt-host.ts";
import { readReceipt } from "#ui/receipt/read-receipt.ts";
import type { Receipt } from "#ui/receipt/receipt.ts";

const KEPT = "receipt";
const ASKED = "statement";
/** Specification 1 §9. */
const FEATURES = "width=800,height=600";

/**
 * Opens the window that prints a receipt. A window opened by script starts with a copy of this tab's session storage,
 * and the receipt reaches it that way. The copy holds the session too, so a reload works, the window does not depend on
 * this page, and the end of the session clears it. A named window would be reused and keep its old copy, hence
 * `_blank`.
 */
export function openPrintWindow(receipt: Receipt, tab: SafeStorage): PrintOutcome {
  return open(PRINT_RECEIPT, { [KEPT]: receipt }, tab);
}

/** The same for a statement: the window gets what it is about, and loads its rows itself. */
export function openStatement(filter: Narrowing, tab: SafeStorage): PrintOutcome {
  return open(PRINT_STATEMENT, { [ASKED]: filter }, tab);
}

function open(path: string, handed: Readonly<Record<string, unknown>>, tab: SafeStorage): PrintOutcome {
  if (!tab.remembers) return "unavailable";
  for (const [key, value] of Object.entries(handed)) tab.write(key, value);
  return window.open(path, "_blank", FEATURES) ? "opened" : "blocked";
}

/** The receipt for which this window was opened. */
export function receiptToPrint(tab: SafeStorage): Receipt | undefined {
  return readReceipt(tab.read(KEPT));
}

/** What the statement is about for which this window was opened. */
export function statementToPrint(tab: SafeStorage): Narrowing | undefined {
  const asked = tab.read(ASKED);
  const isWhole = isRecord(asked) && isRecord(asked["period"]) && Array.isArray(asked["types"]);
  return isWhole ? (asked as Narrowing) : undefined;
}

export function forgetStatement(tab: SafeStorage): void {
  tab.remove(ASKED);
}

/** Forgets the receipt in this tab; an open print window has its own copy. */
export function forgetReceipt(tab: SafeStorage): void {
  tab.remove(KEPT);
}
