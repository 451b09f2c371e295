import { useCallback, useState } from "react";

import { useBank } from "#app/bank.ts";
import { useSession } from "#app/session/use-session.ts";

import type { AccountEvent } from "./events.ts";

/** Which events this customer has seen on this device. Only the last list is kept: what left it does not come back. */
export function useUnread(events: readonly AccountEvent[]) {
  const { device } = useBank();
  const { account } = useSession();
  const name = `seen_events.${account}`;
  const [seen, setSeen] = useState(() => readKeys(device.read(name)));
  const unread = events.filter(({ key }) => !seen.includes(key)).length;
  const markSeen = useCallback(
    (keys: readonly string[]) => {
      device.write(name, keys);
      setSeen(keys);
    },
    [device, name],
  );
  return { unread, markSeen };
}

function readKeys(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
}
