import { atRest } from "#app/at-rest.ts";
import type { SafeStorage } from "#lib/storage/storage.ts";

import type { ReleasedFor } from "./released.ts";
import { RELEASED } from "./released-key.ts";
import { onWanted } from "./screens-now.ts";

const load = () => import("./released.ts");

/**
 * Shows the screens that were released apart from the build, as this device knows them, and asks for newer ones once the
 * page has loaded. A device that knows of none shows the build's at once. Code that only a release needs is late.
 */
export function openReleased(device: SafeStorage): (bank: Omit<ReleasedFor, "device">) => Promise<void> {
  const known = device.read(RELEASED) === undefined ? undefined : load();
  return async (bank) => {
    const open = async () => (await (known ?? load())).openReleasedScreens({ device, ...bank });
    if (known) await open().catch(() => undefined);
    if (!import.meta.env.PROD) return;
    onWanted(async () => await (await open()).want());
    atRest(async () => await (await open()).ask());
  };
}
