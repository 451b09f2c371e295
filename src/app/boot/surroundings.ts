import { openReleased } from "#app/screens/open-released.ts";
import { openTabChannel, type TabChannel } from "#app/session/tab-channel.ts";
import { aloneAmongTabs, type Alone } from "#lib/storage/alone.ts";
import { pause } from "#lib/tasks/pause.ts";
import { safeStorage, type SafeStorage } from "#lib/storage/storage.ts";
import type { CompanyKeySources } from "#tenant/company-key.ts";
import type { TenantSources } from "#tenant/load.ts";
import type { SchemeSources } from "#tenant/scheme.ts";

import { fetchTenantText } from "./fetch-tenant.ts";

/** All parts of the browser that a bank uses: its storages, locks, channel, address and colour preference. */
export type Surroundings = {
  /** Session storage. */
  readonly tab: SafeStorage;
  readonly device: SafeStorage;
  /** Runs work of one name in one tab at a time. */
  readonly alone: (name: string) => Alone;
  /** The channel to the other tabs. */
  readonly openChannel: () => TabChannel;
  /** Names the company. */
  readonly address: Pick<CompanyKeySources, "hostname" | "search">;
  /** Whether dark is preferred. */
  readonly media: SchemeSources["media"];
  readonly fetchTenantText: TenantSources["fetchTenantText"];
  /** Screens that were released apart from the build; without it there are none. */
  readonly openReleased?: typeof openReleased;
};

export function browserSurroundings(): Surroundings {
  const { hostname, search } = location;
  // Some browsers lack it, although its type says otherwise.
  const { locks } = navigator as { readonly locks?: LockManager };
  const device = safeStorage(() => localStorage);
  return {
    tab: safeStorage(() => sessionStorage),
    device,
    alone: (name) => aloneAmongTabs(name, { locks, storage: device, now: Date.now, pause }),
    openChannel: openTabChannel,
    address: { hostname, search },
    media: matchMedia("(prefers-color-scheme: dark)"),
    fetchTenantText,
    openReleased,
  };
}
