import { useJournal } from "#engine/screen/use-journal.ts";
import { useNotices } from "#pages/data/use-notices.ts";
import { usePageServices } from "#pages/services.ts";
import { LATEST } from "#pages/transactions/rows/latest.ts";
import { useTransactions } from "#pages/transactions/read/use-transactions.ts";

import { accountEvents } from "./events.ts";

/**
 * The latest events of the account, with the request for its history, from which most of them are.
 * @param options `passive` shows what others have loaded, and asks for nothing
 */
export function useEvents(options?: { readonly passive: boolean }) {
  const { environment, settings } = usePageServices();
  const entries = useJournal(environment.journal);
  const history = useTransactions(LATEST, options);
  const notices = useNotices(options);
  return { history, events: accountEvents(entries, notices, history.data?.rows ?? [], settings.timeZone) };
}
