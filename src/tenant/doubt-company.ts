import type { SafeStorage } from "#lib/storage/storage.ts";

import type { CompanyProfile } from "./company.ts";
import { sessionCompany, STORED_KEY, storeCompany } from "./session-company.ts";

/** What `findCompanyKey` drops from a key, and no key has. */
const DOUBT = " ";

/** Whether a profile is what a session has kept, rather than what the platform has just sent. */
export function isFromSession(company: CompanyProfile): boolean {
  return STORED_KEY in company;
}

/** The company that this session keeps, if it is this one, doubted or not. */
export function keptCompany(storage: Pick<SafeStorage, "read">, key: string): CompanyProfile | undefined {
  const session = sessionCompany(storage);
  return session.key?.trim() === key ? session.company : undefined;
}

/**
 * Lets the next page of this session ask for its company again: the key that it finds is the same, but no longer that of the profile in
 * storage.
 */
export function doubtCompany(storage: SafeStorage, key: string): void {
  const kept = keptCompany(storage, key);
  if (kept) storeCompany(storage, key + DOUBT, kept);
}
