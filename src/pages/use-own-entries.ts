import { useSyncExternalStore } from "react";

import { keyOf, type MenuEntry } from "./menu-entry.ts";
import { usePageServices } from "./services.ts";

/** Which menu entries are the customer's own: favourites, and those with which they paid lately. */
export function useOwnEntries(): (entry: MenuEntry) => boolean {
  const { favourites, environment } = usePageServices();
  const marked = useSyncExternalStore(favourites.subscribe, favourites.list);
  const isMarked = (key: string) => marked.some((one) => one === key || one.startsWith(`${key}/`));
  return (entry) =>
    isMarked(keyOf(entry)) ||
    (entry.screen !== undefined && environment.recipients.list(entry.screen).length > 0);
}
