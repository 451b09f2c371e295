import { HOME } from "#app/paths.ts";
import { recordedEnd } from "#engine/journal/end.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { beside } from "#lib/text/isolated.ts";
import { say } from "#lib/text/words.ts";
import type { SafeLink } from "#lib/web/links.ts";
import type { Notice } from "#pages/data/read-notices.ts";
import { amountText, dateText } from "#pages/transactions/rows/amount-text.ts";
import { statusTone } from "#pages/transactions/read/status-tone.ts";
import { whatFor, type Transaction } from "#pages/transactions/read/transaction.ts";
import { words as historyWords } from "#pages/transactions/words.ts";
import { words } from "./words.ts";

/** Something that happened to the account, or a notice of the bank. */
export type AccountEvent = {
  /** Changes with the event: a payment that has ended then counts as new again. */
  readonly key: string;
  /** ISO date and time; "" when unknown. */
  readonly at: string;
  /** Only for who looks: a cheap phone takes a while to write so many dates and amounts. */
  readonly content: () => EventContent;
};

type EventContent = {
  readonly title: string;
  readonly detail: string;
  readonly status: string;
  readonly tone: ReturnType<typeof statusTone>;
  /** A transaction opens its receipt, a pending payment the dashboard. */
  readonly opens: { readonly transaction: Transaction } | SafeLink | undefined;
};

/** Unclear payments first, then the bank's notices, then the history, newest first. */
export function accountEvents(
  entries: readonly JournalEntry[],
  notices: readonly Notice[],
  transactions: readonly Transaction[],
  timeZone: string,
): readonly AccountEvent[] {
  return [
    ...entries.map((entry) => eventOfEntry(entry, timeZone)),
    ...notices.map(eventOfNotice),
    ...transactions.map(eventOfRow),
  ];
}

function eventOfEntry(
  { key, outcome, end, title, amount, startedAt }: JournalEntry,
  timeZone: string,
): AccountEvent {
  return {
    key: `payment-${key}-${outcome}`,
    // It belongs to this customer and this device, so it counts as new as long as it is listed.
    at: "",
    content: () => ({
      title: beside([title, amount], ", "),
      detail: dateText(startedAt, timeZone),
      ...(
        {
          pending: { status: words.pending, tone: "warning" },
          succeeded: { status: words.wentThrough, tone: "success" },
          failed: { status: words.didNotGoThrough, tone: "danger" },
          resolved: { status: recordedEnd(end).label, tone: "info" },
        } as const
      )[outcome],
      opens: { path: HOME },
    }),
  };
}

function eventOfNotice({ id, title, text, link, at }: Notice): AccountEvent {
  const [first, ...others] = [title, text].filter(Boolean);
  return {
    key: `notice-${id}`,
    at,
    content: () => ({
      title: first ?? "",
      detail: others.join(" "),
      status: words.notice,
      tone: "info",
      opens: link,
    }),
  };
}

function eventOfRow(transaction: Transaction): AccountEvent {
  const { id, createdAt, status } = transaction;
  return {
    key: `row-${id}-${status}`,
    at: createdAt ?? "",
    content: () => contentOfRow(transaction),
  };
}

function contentOfRow(transaction: Transaction): EventContent {
  const { direction, amountMinor, form, timeZone, description, category, createdAt, status, statusColor } =
    transaction;
  const amount = amountText(amountMinor, form);
  return {
    title: direction ? say(words.of, { direction: directionText(direction), amount }) : amount,
    detail: beside([whatFor(description) || category, dateText(createdAt, timeZone)]),
    status,
    tone: statusTone(status, statusColor),
    opens: { transaction },
  };
}

function directionText(direction: "Credit" | "Debit"): string {
  return direction === "Credit" ? historyWords.credit : historyWords.debit;
}
