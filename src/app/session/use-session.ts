import { useSyncExternalStore } from "react";

import { useBank } from "#app/bank.ts";

import type { SessionView } from "./session-control.ts";

/** Who is signed in; re-renders when that changes. */
export function useSession(): SessionView {
  const { session } = useBank();
  return useSyncExternalStore(session.subscribe, session.get, session.get);
}
