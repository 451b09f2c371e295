import type { Bank } from "#app/bank.ts";
import { openRecipients, type Recipients } from "#engine/recipients/recipients.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

/**
 * Recipients whom the customer paid. If the tenant asks to forget them, they are kept in session storage and disappear
 * however the session ends, also by closing the tab. A reply that arrives after the end stores nothing.
 */
export function ownRecipients(
  { device, tab, session, settings }: Pick<Bank, "device" | "tab" | "session" | "settings">,
  account: string,
): Recipients {
  if (!settings.security.forgetRecipients) return openRecipients(device, account);
  // Recipients from before the tenant asked to forget them.
  openRecipients(device, account).clear();
  const write: SafeStorage["write"] = (key, value) =>
    session.get().account === account && tab.write(key, value);
  return openRecipients({ ...tab, write }, account, false);
}
