import { useCallback, useState } from "react";

import { useBank } from "#app/bank.ts";
import { useSession } from "#app/session/use-session.ts";
import { timeOf } from "#lib/time/read-time.ts";
import { usePageServices } from "#pages/services.ts";

import type { AccountEvent } from "./events.ts";

/**
 * Tracks which events this customer has seen on this device. Only the keys of the last list are kept, because an event
 * that left the list does not come back. Events from before the customer's first visit do not count as new.
 */
export function useUnread(events: readonly AccountEvent[]) {
  const { device, settings } = useBank();
  const { account } = useSession();
  const name = `seen_events.${account}`;
  const [seen, setSeen] = useState(() => readKeys(device.read(name)));
  const since = useFirstVisit(account);
  const unread = events.filter(
    ({ key, at }) => !seen.includes(key) && !(at !== "" && timeOf(at, settings.timeZone) < since),
  ).length;
  const markSeen = useCallback(
    (keys: readonly string[]) => {
      device.write(name, keys);
      setSeen(keys);
    },
    [device, name],
  );
  return { unread, markSeen };
}

/** Epoch milliseconds of the customer's first visit on this device. */
function useFirstVisit(account: string): number {
  const { device } = useBank();
  const { environment } = usePageServices();
  const [first] = useState(() => {
    const name = `first_visit.${account}`;
    const known = device.read(name);
    if (typeof known === "number") return known;
    const now = environment.now();
    device.write(name, now);
    return now;
  });
  return first;
}

function readKeys(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
}
