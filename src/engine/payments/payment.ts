import type { Condition } from "#definition/compiled.ts";
import type { CallStep, WaitStep } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { againOf } from "#engine/recipients/same-again.ts";
import { createIntent } from "#engine/journal/create-intent.ts";
import { type Intent, intentIn } from "#engine/journal/intent.ts";
import type { Journal, JournalEntry } from "#engine/journal/journal.ts";
import { recipientMark } from "#engine/journal/recipient-mark.ts";
import { recipientOf } from "#engine/recipients/recipient.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import { confirmationOf, type Confirmation } from "#engine/review/confirmation.ts";
import { regionFor } from "#engine/values/own-currency.ts";
import { regionOf } from "#engine/scope/region.ts";
import { isMoney, resolveRows, secretInputs, type MoneyStep } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { without, type Inputs, type Row } from "#engine/state/screen-state.ts";
import { resolveToText, resolveValue } from "#engine/values/value.ts";

import { endIn } from "./ends.ts";
import { withNews } from "./follow-journal.ts";
import { learn, messageOf } from "./learn.ts";
import { wishOf } from "./wish.ts";

/** A payment being sent: what the customer confirmed, and its intent. */
export type Payment = {
  readonly intent: Intent;
  readonly entry: JournalEntry;
  readonly rows: readonly Row[];
  readonly recipient: Recipient | undefined;
  /** What was entered, without secrets. */
  readonly entered: Inputs;
  readonly direction: "debit" | "credit";
  /** It was sent before, and its outcome was unknown. */
  readonly again: boolean;
};

/**
 * The intent under which a payment is sent. A pending wish that is confirmed again keeps its key, so that the provider
 * can recognise it and does not pay twice. An intent that was never sent is kept too.
 */
export function intentFor({ screen, environment, state, scope }: ScreenHost): Intent {
  const { journal, now } = environment;
  const wish = wishOf(screen, scope());
  // Another tab may have sent the same wish a moment ago.
  journal.reload();
  const step = screen.steps.find(isMoney);
  const minor = step && amountOf(step, confirmationOf(screen, step, scope()).scope);
  const same = journal.list().find(
    (entry) =>
      entry.screen === screen.id &&
      entry.outcome === "pending" &&
      entry.fingerprint === fingerprintOf(entry.key, wish) &&
      // At another price it is another payment, and its record must not replace that of the first.
      (minor === undefined || entry.minor === undefined || entry.minor === minor),
  );
  if (same) return intentIn(same);
  const { intent } = state();
  return intent && !recorded(journal, intent.key)
    ? intent
    : createIntent(new Date(now()), regionOf(scope()).timeZone);
}

/** The intent of the payment that is sent now; the screen shows the same. */
export function pay(host: ScreenHost): Intent {
  const intent = intentFor(host);
  host.dispatch({ type: "intended", intent });
  return intent;
}

/** The record of a payment, also where it has succeeded a moment ago and was taken out. */
function recorded({ find, lately }: Pick<Journal, "find" | "lately">, key: string): JournalEntry | undefined {
  return find(key) ?? lately().find((one) => one.key === key);
}

/** Writes a payment into the journal; from now on it is recorded, whatever happens to the request. */
export function openPayment(
  host: ScreenHost,
  step: MoneyStep,
  intent: Intent,
  { scope, rows }: Confirmation,
): Payment {
  const { screen, environment } = host;
  const amount = rows.find((row) => row.prominent)?.value;
  const known = environment.journal.find(intent.key);
  // Questions are about the request that may have succeeded: the first.
  const providerReference = known?.providerReference ?? referenceOf(step, scope);
  const sentAt = environment.serverNow();
  const firstSentAt = known?.firstSentAt ?? known?.sentAt ?? sentAt;
  const entry: JournalEntry = {
    ...intentIn(intent),
    screen: screen.id,
    step: step.name,
    title: resolveToText(screen.title, scope),
    fingerprint: fingerprintOf(intent.key, wishOf(screen, scope)),
    outcome: "pending",
    sent: known ? (known.sent ?? 1) + 1 : 1,
    ...(sentAt !== undefined && { sentAt }),
    ...(firstSentAt !== undefined && { firstSentAt }),
    ...(amount && { amount }),
    ...proofOf(step, intent, scope),
    ...(step.direction === "credit" && { direction: "credit" }),
    ...(providerReference && { providerReference }),
  };
  environment.journal.put(entry);
  return {
    intent,
    entry,
    rows,
    recipient: recipientOf(screen, scope),
    entered: without(host.state().inputs, secretInputs(screen)),
    direction: step.direction ?? "debit",
    again: known !== undefined,
  };
}

/** The end of a payment is not known yet: other tabs see it, and it is asked about by the reference that it has now. */
export function keepPending({ environment: { journal } }: ScreenHost, { entry }: Payment): void {
  const { key, providerReference } = entry;
  journal.reload();
  const known = recorded(journal, key);
  if (known && known.outcome !== "pending") return;
  journal.put({ ...entry, ...known, ...(providerReference !== undefined && { providerReference }) });
}

function amountOf({ amount }: MoneyStep, requested: Scope): number | undefined {
  const minor = amount === undefined ? undefined : resolveValue(amount, requested);
  return typeof minor === "number" ? minor : undefined;
}

/** A repeated payment was not sent after all: the journal no longer counts that request. */
export function takeBack({ environment: { journal } }: ScreenHost, { intent: { key } }: Payment): void {
  journal.reload();
  const known = journal.find(key);
  if (known?.outcome === "pending") journal.put({ ...known, sent: (known.sent ?? 1) - 1 });
}

/** What a row of the history must agree with. */
function proofOf(
  step: MoneyStep,
  { key }: Intent,
  requested: Scope,
): Pick<JournalEntry, "minor" | "currency" | "to"> {
  const minor = amountOf(step, requested);
  const to = resolveToText(step.to, requested);
  const { currency } = regionFor(step.currency, requested) ?? {};
  return {
    ...(minor !== undefined && currency && { minor, currency }),
    ...(to && { to: recipientMark(key, to) }),
  };
}

/**
 * The payment with the reference in the provider's reply, whatever else the reply says. For a repeated payment the
 * first reference is kept, because questions are about the first request.
 */
export function named(
  payment: Payment,
  step: CallStep<Condition> | WaitStep<Condition>,
  answered: Scope,
): Payment {
  const known = payment.again ? payment.entry.providerReference : undefined;
  const providerReference = known ?? ("reference" in step ? referenceOf(step, answered) : "");
  return providerReference ? { ...payment, entry: { ...payment.entry, providerReference } } : payment;
}

function referenceOf({ reference }: CallStep<Condition>, scope: Scope): string {
  return resolveToText(reference, scope);
}

/**
 * The journal and the result learn of an outcome, even when the customer has left the step. Gives the outcome that
 * counts:
 * - what the journal's questions have found out meanwhile is more than a reply that says nothing;
 * - a refusal or a refund of a repeated request says nothing about the request before it, which may have gone through;
 * - nor does one of a request after which the payment was sent again, from here or from another tab;
 * - nor does one of what was asked for on the way, where the bank has said meanwhile that the payment has ended otherwise.
 */
export function recordPayment(
  host: ScreenHost,
  payment: Payment,
  step: CallStep<Condition> | WaitStep<Condition>,
  answered: Scope,
  decided: Outcome,
): Outcome {
  const { journal, recipients, moneyMoved } = host.environment;
  const { key, reference } = payment.intent;
  journal.reload();
  const known = recorded(journal, key);
  const learnt = known && known.outcome !== "pending" ? known.outcome : undefined;
  const isElse = learnt === "succeeded" || learnt === "resolved";
  const isRefused = decided === "failed" || decided === "resolved";
  const isSentSince = (known?.sent ?? 1) > (payment.entry.sent ?? 1);
  const refusedAgain = isRefused && (payment.again || isElse || isSentSince);
  const outcome =
    (refusedAgain || decided === "pending" ? learnt : undefined) ?? (refusedAgain ? "pending" : decided);
  const { title, amount, startedAt, providerReference } = payment.entry;
  const name = providerReference !== undefined && { providerReference };
  if (outcome === "pending") journal.put({ ...payment.entry, ...known, ...name });
  const isOpen = outcome === "succeeded" || outcome === "pending";
  if (isOpen && payment.recipient) {
    const again =
      outcome === "succeeded" ? againOf(host.screen, payment.entry, payment.entered, answered) : undefined;
    recipients.add(host.screen.id, { ...payment.recipient, ...(again && { again }) });
  }
  const end = outcome !== "resolved" ? undefined : outcome === decided ? endIn(step, answered) : known?.end;
  const told = { $first: [step.message ?? null, "$response.body#/message"] };
  const unquoted = outcome === "pending" ? "" : messageOf(payment.entry, outcome, end);
  const said = outcome === "failed" ? "$error.message" : told;
  const message =
    outcome === decided ? (end?.text ?? resolveToText(said, answered)) : (known?.message ?? unquoted);
  // What a reply gave for money that came back (a token) is worth nothing; where a part was paid it says which.
  const replied = isOpen || end?.again ? resolveRows(step.result, answered) : [];
  const rows = withNews(withNews(payment.rows, replied), outcome === decided ? [] : known?.rows);
  // An outcome that the journal learned stays until the customer has seen it: the page may be closing with the lost reply, and
  // the customer may be gone.
  if (outcome !== "pending" && outcome === decided) {
    if (host.environment.attends()) journal.end({ ...payment.entry, outcome, endedAt: isoNow(host) });
    else learn(host.environment, payment.entry, { outcome, rows: replied, end });
  }
  const { direction, entered, recipient } = payment;
  const about = { key, reference, providerReference, title, amount, startedAt, direction };
  const again = { to: recipient?.label, ...(outcome !== "failed" && { entered }) };
  const duplicate = outcome === "failed" && answered.statusCode === 409;
  host.dispatch({
    type: "resulted",
    result: { ...about, ...again, outcome, end, message, rows, ...(duplicate && { duplicate }) },
  });
  if (outcome !== "pending") host.dispatch({ type: "confirmed", key, confirmation: undefined });
  moneyMoved();
  return outcome;
}

function isoNow({ environment }: ScreenHost): string {
  return new Date(environment.now()).toISOString();
}
