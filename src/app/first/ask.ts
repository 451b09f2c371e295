import { ASKED_ABOUT, companyPath, tenantFile } from "#app/boot/addresses.ts";
import type { PlatformSettings } from "#provider/deployment.ts";
import { sendEarly } from "#provider/early-requests.ts";
import { isOffline } from "#provider/offline.ts";
import { requestHeaders } from "#provider/request-headers.ts";

/**
 * Asks for company and tenant file while the app is still loading, exactly as the app would, which takes the replies. Returns their addresses if
 * it has asked for both.
 * @param isKnown the session has the company already
 */
export function askForBank(
  settings: PlatformSettings,
  key: string,
  isKnown: boolean,
): readonly string[] | undefined {
  if (isOffline()) return undefined;
  const company = settings.platform + companyPath(key);
  const tenant = tenantFile(key);
  if (!isKnown) {
    sendEarly(company, {
      headers: requestHeaders("", settings.applicationId(key)),
      cache: "no-store",
    });
  }
  sendEarly(tenant, ASKED_ABOUT);
  return isKnown ? undefined : [company, tenant];
}
