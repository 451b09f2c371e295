import { useCallback, useState } from "react";

import { useBank } from "#app/bank.ts";
import { useSession } from "#app/session/use-session.ts";
import { timeOf } from "#lib/read-time.ts";
import { usePageServices } from "#pages/services.ts";

import type { AccountEvent } from "./events.ts";

/**
 * Which events this customer has seen on this device. Only the last list is kept: what left it does not come back. What
 * is older than the customer's first visit is no news either.
 */
export function useUnread(events: readonly AccountEvent[]) {
  const { device } = useBank();
  const { account } = useSession();
  const name = `seen_events.${account}`;
  const [seen, setSeen] = useState(() => readKeys(device.read(name)));
  const since = useFirstVisit(account);
  const unread = events.filter(
    ({ key, at }) => !seen.includes(key) && !(at !== "" && timeOf(at) < since),
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

/** Epoch milliseconds at which the customer was here for the first time on this device. */
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
