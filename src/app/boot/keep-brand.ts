import { makeInstallable } from "#app/install/make-installable.ts";
import type { Installed } from "#app/install/manifest.ts";
import type { SafeStorage } from "#lib/storage.ts";

import { rememberBrand } from "./remember-brand.ts";

/** What this device keeps of a bank: its look for the next visit, and what makes it an app that can be installed. */
export async function keepBrand(device: SafeStorage, bank: Installed): Promise<void> {
  rememberBrand(device, bank.key, bank.settings);
  await makeInstallable(bank);
}
