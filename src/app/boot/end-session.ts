import { createSessionControl } from "#app/session/session-control.ts";
import { openLivingSessions } from "#app/session/living-sessions.ts";
import { type JournalEntry, openJournal } from "#engine/journal/journal.ts";
import { createSession } from "#provider/session.ts";
import { sessionCompany } from "#tenant/session-company.ts";

import type { Missing } from "./forget-bank.ts";

/**
 * Signs out whoever is signed in at a bank that is gone, in all tabs, as their own sign-out would: the journal of payments stays.
 * @returns their payments whose outcome is not known
 */
export function endSession({ key = "", device, tab, openChannel }: Missing): readonly JournalEntry[] {
  // A session of another bank goes on.
  if ((sessionCompany(tab).key ?? key).trim() !== key) return [];
  const channel = openChannel();
  const control = createSessionControl({
    session: createSession(tab),
    storage: tab,
    channel,
    living: openLivingSessions(device),
    companyKey: key,
    onEnd: () => undefined,
  });
  const { account } = control.get();
  const open = account === "" ? [] : openJournal([device, tab], account).list();
  control.end("signed-out");
  channel.close();
  return open.filter(({ outcome }) => outcome === "pending");
}
