import { useSyncExternalStore } from "react";

import { AlertDialog } from "#ui/alert-dialog.tsx";

import { currentAlert, dismissAlert, subscribeAlerts } from "./alerts.ts";

/** Shows the alerts that screens ask for, one after the other. */
export function AlertHost() {
  const alert = useSyncExternalStore(subscribeAlerts, currentAlert);
  if (!alert) return null;
  return (
    <AlertDialog key={alert.id} open tone={alert.tone} title={alert.title} onOk={dismissAlert}>
      {alert.text || undefined}
    </AlertDialog>
  );
}
