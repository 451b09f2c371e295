import { makeInstallable } from "#app/install/make-installable.ts";
import type { Installed } from "#app/install/manifest.ts";
import type { Send } from "#provider/client.ts";
import type { LoadedTenant } from "#tenant/load.ts";

import { askAgain } from "./ask-again.ts";
import { offerBankAgain } from "./bank-again.ts";
import { rememberBrand } from "./remember-brand.ts";
import type { Surroundings } from "./surroundings.ts";

type Loaded = Extract<LoadedTenant, { readonly kind: "ready" }>;

/**
 * What this device keeps of a bank: its look for the next visit, and what makes it an app that can be installed. Of a bank that the
 * session has kept itself, it asks whether there still is one; one that this device knew last it asks for until it can be reached.
 */
export async function keepBrand(
  { device, tab }: Pick<Surroundings, "device" | "tab">,
  send: Send,
  bank: Installed & Loaded,
): Promise<void> {
  rememberBrand(device, bank.key, bank.settings);
  try {
    await makeInstallable(bank);
  } finally {
    // A device that is full makes no app of the bank, and asks nevertheless.
    if (bank.isLastKnown) offerBankAgain(bank.key, send, tab);
    else await askAgain(bank, { send, tab });
  }
}
