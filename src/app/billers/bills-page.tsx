import { BillsPayment } from "#pages/bills-payment/bills-payment.tsx";

import { useBillers } from "./use-billers.ts";

/** The directory, with the billers of screens that serve several. */
export function BillsPage() {
  return <BillsPayment billers={useBillers()} />;
}
