import type { Tone } from "#definition/format.ts";
import { createListeners } from "#lib/listeners.ts";

export type Alert = {
  readonly id: number;
  readonly title: string;
  readonly text: string;
  readonly tone: Tone;
  /** Key of the payment whose outcome was not known when it was shown. */
  readonly payment?: string;
};

let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = createListeners();

function change(next: readonly Alert[]): void {
  alerts = next;
  listeners.notify();
}

/** Asks for the customer's attention; alerts stand one after the other. */
export function showAlert(alert: Omit<Alert, "id">): void {
  change([...alerts, { ...alert, id: ++lastId }]);
}

/** Takes the first alert away: the customer has seen it. */
export function dismissAlert(): void {
  change(alerts.slice(1));
}

/** Takes all alerts away and forgets their texts, as at sign-out. */
export function clearAlerts(): void {
  change([]);
}

/** The alert that stands now; with `subscribeAlerts` for `useSyncExternalStore`. */
export function currentAlert(): Alert | undefined {
  return alerts[0];
}

export const subscribeAlerts = listeners.subscribe;
