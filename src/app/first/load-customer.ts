import { knowsModules, link, readChecks } from "#app/router/checked-links.ts";
import { INDEX_FILE, SCREENS_FOLDER } from "#definition/released.ts";
import { sendEarly } from "#provider/early-requests.ts";
import { isOffline } from "#provider/offline.ts";

/**
 * Fetches what every signed-in customer needs, and the screen of this address, side by side with the app, which would find
 * out about them only once it runs.
 */
export async function loadCustomer(): Promise<void> {
  if (isOffline()) return;
  sendEarly(import.meta.env.BASE_URL + SCREENS_FOLDER + INDEX_FILE, { cache: "no-cache" });
  if (!knowsModules()) return;
  const { default: checks, customer, screen } = await readChecks();
  // The file of a screen has the screen's name, which most addresses have too.
  const name = `${location.pathname.slice(1)}.screen-`;
  const own = Object.keys(checks).filter((file) => file.startsWith(name));
  for (const file of [...customer, ...own, ...(own.length > 0 ? screen : [])]) link(file, checks);
}
