import { recordedEnd } from "#engine/journal/end.ts";
import type { Environment } from "#engine/environment.ts";
import { wentLately, type Journal, type JournalEntry } from "#engine/journal/journal.ts";
import { mayForget } from "#engine/journal/may-forget.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import { dropOld, mayComeAgain } from "#engine/payments/once.ts";
import { formatDateTime } from "#lib/time/dates.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import { GUARDS } from "#provider/guards.ts";
import type { KeptOnDevice, KeptThing } from "#pages/services.ts";

import type { Bank } from "./bank.ts";
import { REMEMBERED } from "./session/remembered-key.ts";
import { words } from "./words.ts";

/** Kinds of records that carry the customer's name but are listed below by themselves, or never listed. */
const LISTED: readonly string[] = ["recipients", ...GUARDS, "lock", "active"];
const NEWS = ["seen_events", "first_visit"];
/** The sessions that have not ended, this one included. */
const SESSIONS = "living_sessions";

/**
 * Lists what this device keeps of the customer, and removes it. A record that prevents a second payment or request
 * stays as long as it is needed: no payment may ever be made twice without a warning.
 */
export function keptOnDevice(bank: Bank, account: string, environment: Environment): KeptOnDevice {
  const { device, scheme, settings, companyKey } = bank;
  const remembered = REMEMBERED + companyKey;
  const { journal, recipients, unanswered, now } = environment;
  const { timeZone } = settings;
  const listeners = createListeners();
  /** The customer's keys that no list below reads. Keys of other customers end with another name. */
  const others = () =>
    device.keys().filter((key) => key.endsWith(`.${account}`) && !LISTED.includes(kindOf(key)));
  /** Keys that belong to no customer. */
  const ofDevice = () => device.keys().filter((key) => kindOf(key) === key && key !== SESSIONS);

  function list(): readonly KeptThing[] {
    const [payments, done, requests] = [journal.list(), journal.lately(), unanswered.list()];
    // Otherwise they end with the session.
    const known = recipients.lasts ? recipients.all() : [];
    const username = device.read(remembered);
    return [
      { label: words.yourUsernameForTheNextSign, lines: typeof username === "string" ? [username] : [] },
      { label: words.whomYouHaveSaved, lines: known.filter(isSaved).map(recipientLine) },
      {
        label: words.whomYouPaidLately,
        lines: known.filter((one) => !isSaved(one)).map(recipientLine),
      },
      {
        label: words.paymentsThatWereNotClearAt,
        lines: payments.map((entry) => lineOf(entry, timeZone)),
        stays: payments.filter((entry) => !mayForget(entry, now())).length,
      },
      {
        label: words.paymentsThatWentThroughLately,
        lines: done.map((entry) => lineOf(entry, timeZone)),
        stays: done.filter((entry) => wentLately(entry, now())).length,
      },
      {
        label: words.requestsWithoutAnAnswer,
        lines: requests.map(({ reference, startedAt }) =>
          joined(reference, formatDateTime(startedAt, timeZone)),
        ),
        stays: requests.filter((one) => mayComeAgain(one, now())).length,
      },
      { label: words.whichNotificationsYouHaveSeen, lines: others().some(isNews) ? [words.kept] : [] },
      { label: words.otherThingsOfYours, lines: others().every(isNews) ? [] : [words.kept] },
      { label: words.howTheAppIsSetUp, lines: ofDevice().length > 0 ? [words.kept] : [] },
    ].filter(({ lines }) => lines.length > 0);
  }

  function wipe(): void {
    recipients.clear();
    forgetPayments(journal, now());
    dropOld(unanswered, now());
    for (const key of [remembered, ...others(), ...ofDevice()]) device.remove(key);
    scheme.forget();
    listeners.notify();
  }

  return {
    list,
    wipe,
    subscribe: (listener) => {
      const leave = [listeners, journal, recipients, unanswered].map((one) => one.subscribe(listener));
      return () => {
        for (const one of leave) one();
      };
    },
  };
}

/** Removes every payment whose record does not guard against paying it twice. `now` in epoch ms. */
function forgetPayments(journal: Journal, now: number): void {
  for (const entry of journal.list().filter((one) => mayForget(one, now))) journal.end(entry);
  journal.dropOld(now);
}

function isSaved({ name }: Recipient): boolean {
  return name !== undefined;
}

function recipientLine({ name, label, detail, again }: Recipient): string {
  return joined(name, label, detail, again?.amount);
}

function isNews(key: string): boolean {
  return NEWS.includes(kindOf(key));
}

/** `recipients` of `recipients.1k3x9p`. */
function kindOf(key: string): string {
  return key.split(".", 1)[0] ?? key;
}

function lineOf({ title, amount, startedAt, outcome, end }: JournalEntry, timeZone: string): string {
  const ended = outcome === "resolved" ? recordedEnd(end).label : outcomeWords()[outcome];
  return joined(title, amount, formatDateTime(startedAt, timeZone), ended);
}

const outcomeWords = () => ({
  pending: words.isPending,
  succeeded: words.wentThrough,
  failed: words.didNotGoThrough,
});

function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(", ");
}
