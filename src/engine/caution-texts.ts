import { formatDateTime } from "#lib/dates.ts";

import type { Caution } from "./caution.ts";
import type { JournalEntry } from "./journal.ts";

/** The words of one caution. */
export type CautionTexts = { readonly title: string; readonly text: string };

/** The words of the second confirmation, and the message when it is missing. */
export const SECOND_YES = {
  label: "I know. Pay again.",
  missing: "Tick this box if you want to pay again",
} as const;

const UNKEPT: Readonly<Record<NonNullable<Caution["keptFor"]>, CautionTexts>> = {
  page: {
    title: "This device cannot keep a record of payments",
    text: "Its storage is full or switched off. Stay on this page until you see how the payment ended. If you paid before and did not see that, look into your history first.",
  },
  tab: {
    title: "Only this tab keeps a record of payments",
    text: "The storage of this device is full or switched off. Keep this tab open until you see how the payment ended. If you close it before that, look into your history before you pay again.",
  },
};

/** The words of a caution. */
export function cautionTexts({ repeated, keptFor }: Caution, timeZone: string): CautionTexts[] {
  return [...(repeated ? [repetition(repeated, timeZone)] : []), ...(keptFor ? [UNKEPT[keptFor]] : [])];
}

function repetition(entry: JournalEntry, timeZone: string): CautionTexts {
  const before = descriptionOf(entry, timeZone);
  return entry.outcome === "succeeded"
    ? {
        title: "You have just made this payment",
        text: `${before} It went through. If you pay again, you pay twice.`,
      }
    : {
        title: "You have made this payment before",
        text: `${before} We do not know yet whether it went through. If you pay again, you may pay twice. Look into your history first, or ask support and give them the reference.`,
      };
}

/** When, how much, which reference. */
function descriptionOf(entry: JournalEntry, timeZone: string): string {
  const { startedAt, amount, reference, providerReference, sent = 1 } = entry;
  const what = amount === undefined ? "it" : amount;
  const names = [reference, ...(providerReference ? [`${providerReference} at the bank`] : [])].join(", ");
  const times = sent > 1 ? ` and sent it ${sent} times` : "";
  return `You confirmed ${what} on ${formatDateTime(startedAt, timeZone) ?? startedAt}${times}. Reference: ${names}.`;
}
