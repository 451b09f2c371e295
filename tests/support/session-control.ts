import { openLivingSessions } from "#app/session/living-sessions.ts";
import { createSessionControl, type SessionControl } from "#app/session/session-control.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import { createSession } from "#provider/session.ts";

/** The session of one load of the app in a tab, at the company `demo`, without other tabs. */
export function openControl(
  storage = safeStorage(memoryStorage),
  device = safeStorage(memoryStorage),
): SessionControl {
  return createSessionControl({
    session: createSession(storage),
    storage,
    channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
    living: openLivingSessions(device),
    companyKey: "demo",
    onEnd: () => undefined,
  });
}
