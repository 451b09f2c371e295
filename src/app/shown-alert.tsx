import { recordedEnd } from "#engine/journal/end.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { useJournal } from "#engine/screen/use-journal.ts";
import { AlertDialog } from "#ui/dialogs/alert-dialog.tsx";

import { dismissAlert, type Alert } from "./alerts.ts";
import { useEnvironment } from "./environment-provider.tsx";
import { words } from "./words.ts";

/** One alert. If it is about a payment that was pending, it follows that payment to its end. */
export function ShownAlert({ alert }: { alert: Alert }) {
  const entries = useJournal(useEnvironment().journal);
  const { tone, title, text } = settled(alert, entries) ?? alert;
  return (
    <AlertDialog open tone={tone} title={title} onOk={dismissAlert}>
      {text || undefined}
    </AlertDialog>
  );
}

/** What an alert about a pending payment says once that payment has ended. */
function settled({ payment }: Alert, entries: readonly JournalEntry[]) {
  const entry = entries.find(({ key }) => key === payment);
  if (!entry || entry.outcome === "pending") return undefined;
  const { message: text = "" } = entry;
  if (entry.outcome === "resolved")
    return { tone: "info", title: recordedEnd(entry.end).title, text } as const;
  return entry.outcome === "succeeded"
    ? ({ tone: "success", title: words.paymentSuccessful, text } as const)
    : ({ tone: "danger", title: words.paymentDidNotGoThrough, text } as const);
}
