import { ASKED_ABOUT, companyPath, tenantFile } from "#app/boot/addresses.ts";
import type { PlatformSettings } from "#provider/deployment.ts";
import { sendEarly } from "#provider/early-requests.ts";
import { isOffline } from "#provider/offline.ts";
import { requestHeaders } from "#provider/request-headers.ts";

/**
 * Asks for company and tenant file while the app is still loading, exactly as the app would, which takes the replies.
 * @param isKnown the session has the company already
 */
export function askForBank(settings: PlatformSettings, key: string, isKnown: boolean): void {
  if (isOffline()) return;
  if (!isKnown) {
    sendEarly(settings.platform + companyPath(key), {
      headers: requestHeaders("", settings.applicationId(key)),
      cache: "no-store",
    });
  }
  sendEarly(tenantFile(key), ASKED_ABOUT);
}
