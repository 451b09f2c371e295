import { isRecord } from "#lib/json/record.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

import type { CompanyProfile } from "./company.ts";

/** Where session storage keeps the company (specification 2 §1). */
const STORED = "company";
export const STORED_KEY = "company_key";

/** The company of this session so far, with its key. A reload then stays at the same bank, and need not ask for it. */
export function sessionCompany(storage: Pick<SafeStorage, "read">): {
  readonly key?: string;
  readonly company?: CompanyProfile;
} {
  const company = storage.read(STORED);
  const key = isRecord(company) ? company[STORED_KEY] : undefined;
  return typeof key === "string" ? { key, company: company as CompanyProfile } : {};
}

/** Keeps the company for the rest of the session. */
export function storeCompany(storage: SafeStorage, key: string, company: CompanyProfile): void {
  storage.write(STORED, { ...company, [STORED_KEY]: key });
}
