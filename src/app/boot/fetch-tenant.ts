import { recordOf } from "#lib/json/record.ts";
import { dataIn } from "#lib/reply-data.ts";
import type { Send } from "#provider/client.ts";
import { fetchText } from "#provider/fetch-text.ts";

import { ASKED_ABOUT, companyPath, tenantFile } from "./addresses.ts";

/**
 * The profile of `GET organizations/{key}` (specification 2 §7); undefined when the company does not exist, null when the
 * reply is about none. Throws when the call failed, which says nothing about the company.
 */
export async function fetchCompany(send: Send, key: string): Promise<unknown> {
  const { status, body } = await send({ api: "platform", method: "GET", path: companyPath(key) });
  // A body without `data` is a profile if it names the company: it may be about something else.
  if (status >= 200 && status < 300)
    return dataIn(dataIn(body, "/data")) ?? (recordOf(body)["full_name"] ? body : null);
  if (status === 404 || status === 410) return undefined;
  throw new Error(`organizations: status ${status}`);
}

/** The text of `tenants/<key>.json`; undefined when the tenant has no file. */
export async function fetchTenantText(key: string): Promise<string | undefined> {
  return await fetchText(tenantFile(key), ASKED_ABOUT);
}
