import { useSyncExternalStore } from "react";

import { recordedEnd } from "#engine/end.ts";
import type { JournalEntry } from "#engine/journal.ts";

import { currentAlert, dismissAlert, subscribeAlerts, type Alert } from "./alerts.ts";
import { useEnvironment } from "./environment-provider.tsx";
import { alertDialogLoader } from "./router/loaders.ts";
import { Part } from "./router/part.tsx";

/** Shows the alerts that screens ask for, one after the other. */
export function AlertHost() {
  const alert = useSyncExternalStore(subscribeAlerts, currentAlert, currentAlert);
  const { journal } = useEnvironment();
  const entries = useSyncExternalStore(journal.subscribe, journal.list, journal.list);
  if (!alert) return null;
  const { tone, title, text } = settled(alert, entries) ?? alert;
  return (
    <Part load={alertDialogLoader} loading={<></>}>
      {(AlertDialog) => (
        <AlertDialog key={alert.id} open tone={tone} title={title} onOk={dismissAlert}>
          {text || undefined}
        </AlertDialog>
      )}
    </Part>
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
    ? ({ tone: "success", title: "Payment successful", text } as const)
    : ({ tone: "danger", title: "Payment did not go through", text } as const);
}
