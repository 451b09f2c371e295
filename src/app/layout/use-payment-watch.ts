import { useCallback, useEffect, useRef } from "react";

import { useBank } from "#app/bank.ts";
import { translated } from "#app/language/translated.ts";
import { screensNow } from "#app/screens/screens-now.ts";
import type { Environment } from "#engine/environment.ts";
import { watchJournal, type JournalWatcher } from "#engine/payments/journal-watcher.ts";

const HEARD = ["storage", "pageshow"];

/** Asks about pending payments as long as the customer is signed in. Returns the function that asks now. */
export function usePaymentWatch(environment: Environment): () => void {
  const { language } = useBank();
  const watcher = useRef<JournalWatcher>(undefined);

  useEffect(() => {
    const started = watchJournal(environment, async (id) => {
      const { screens, gone } = screensNow();
      const entry = [...screens, ...gone].find((one) => one.id === id);
      const screen = await entry?.load().catch(() => entry.before?.load());
      return screen && translated(screen, language);
    });
    const check = () => started.check();
    // Another tab has written to storage, perhaps to the journal; a page that was put aside (`pageshow`) was not told.
    const reload = () => {
      environment.journal.reload();
      environment.recipients.reload();
    };
    watcher.current = started;
    window.addEventListener("online", check);
    for (const type of HEARD) window.addEventListener(type, reload);
    return () => {
      window.removeEventListener("online", check);
      for (const type of HEARD) window.removeEventListener(type, reload);
      started.stop();
    };
  }, [environment, language]);

  return useCallback(() => watcher.current?.check(), []);
}
