import type { Tone } from "#definition/format.ts";
import { createListeners } from "#lib/tasks/listeners.ts";

export type Alert = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  /** Key of the payment that was pending when the alert was shown. */
  readonly payment?: string;
};

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = createListeners();

function change(next: readonly Alert[]): void {
  alerts = next;
  listeners.notify();
}

/** Shows an alert; alerts wait for each other. */
export function showAlert(alert: Omit<Alert, "id">): void {
  change([...alerts, { ...alert, id: ++lastId }]);
}

/** Closes the first alert. */
export function dismissAlert(): void {
  change(alerts.slice(1));
}

/** Closes all alerts and forgets their texts, as at sign-out. */
export function clearAlerts(): void {
  change([]);
}

/** The alert on the screen; with `subscribeAlerts` for `useSyncExternalStore`. */
export function currentAlert(): Alert | undefined {
  return alerts[0];
}

export const subscribeAlerts = listeners.subscribe;
