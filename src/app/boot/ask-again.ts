import { isPaymentInFlight } from "#app/flight.ts";
import { reload } from "#app/reload.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";
import type { Send } from "#provider/client.ts";
import type { CompanyProfile } from "#tenant/company.ts";
import { isRecord } from "#lib/json/record.ts";
import { doubtCompany, isFromSession } from "#tenant/doubt-company.ts";
import { storeCompany } from "#tenant/session-company.ts";

import { fetchCompany } from "./fetch-tenant.ts";

type Asking = {
  readonly send: Send;
  /** Session storage. */
  readonly tab: SafeStorage;
  readonly reloadPage?: () => void;
};

/**
 * A session keeps its company (specification 2 §1), so a page that was reloaded has asked nobody. It asks later, when nobody waits for the
 * answer: a changed company counts from the next page on. One that is gone is asked for once more, by a reload, and only that answer ends
 * the session. A payment that has no answer yet is not disturbed: the next page then asks. A failed call says nothing.
 */
export async function askAgain(
  { key, company }: { readonly key: string; readonly company: CompanyProfile },
  { send, tab, reloadPage = reload }: Asking,
): Promise<void> {
  if (!isFromSession(company)) return;
  // The platform does not know the customer's token, and its refusal must not end the session.
  const now = await fetchCompany((request) => send({ ...request, asNobody: true }), key);
  if (isRecord(now)) storeCompany(tab, key, now);
  if (now !== undefined) return;
  doubtCompany(tab, key);
  if (!isPaymentInFlight()) reloadPage();
}
