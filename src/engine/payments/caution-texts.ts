import { say } from "#lib/text/words.ts";
import { formatDateTime } from "#lib/time/dates.ts";
import type { JournalEntry } from "#engine/journal/journal.ts";
import { words } from "#engine/words.ts";

import type { Caution } from "./caution.ts";

/** The words of one caution. */
export type CautionTexts = { readonly title: string; readonly text: string };

/** The words of the second confirmation, and the message when it is missing. */
export const secondYes = () =>
  ({
    label: words.iKnowPayAgain,
    missing: words.tickThisBoxIfYouWant,
  }) as const;

const unkeptTexts = (): Readonly<Record<NonNullable<Caution["keptFor"]>, CautionTexts>> => ({
  page: {
    title: words.thisDeviceCannotKeepARecord,
    text: words.itsStorageIsFullOrSwitched,
  },
  tab: {
    title: words.onlyThisTabKeepsARecord,
    text: words.theStorageOfThisDeviceIs,
  },
});

/** The words of a caution. */
export function cautionTexts({ repeated, keptFor }: Caution, timeZone: string): CautionTexts[] {
  return [
    ...(repeated ? [repetition(repeated, timeZone)] : []),
    ...(keptFor ? [unkeptTexts()[keptFor]] : []),
  ];
}

function repetition(entry: JournalEntry, timeZone: string): CautionTexts {
  const before = descriptionOf(entry, timeZone);
  return entry.outcome === "succeeded"
    ? {
        title: words.youHaveJustMadeThisPayment,
        text: say(words.itWentThroughIfYouPay, { before }),
      }
    : {
        title: words.youHaveMadeThisPaymentBefore,
        text: say(words.weDoNotKnowYetWhether, { before }),
      };
}

/** When, how much, which reference. */
function descriptionOf(entry: JournalEntry, timeZone: string): string {
  const { startedAt, amount, reference, providerReference, sent = 1 } = entry;
  const what = amount === undefined ? "it" : amount;
  const names = [reference, ...(providerReference ? [say(words.atTheBank, { providerReference })] : [])].join(
    ", ",
  );
  const times = sent > 1 ? say(words.andSentIt, { sent }) : "";
  return say(words.youConfirmedOnReference, {
    what,
    startedAt: formatDateTime(startedAt, timeZone) ?? startedAt,
    times,
    names,
  });
}
