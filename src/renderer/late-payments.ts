import { payments as engine } from "#engine/payments.ts";

import { Beside } from "./beside.tsx";
import { QuoteNote } from "./quote-note.tsx";
import { RecentRecipients } from "./recent-recipients.tsx";
import { Rehearsal } from "./rehearsal.tsx";
import { SaveRecipient } from "./save-recipient.tsx";

/** What only screens with payments need: their views, and that part of the engine. */
export const payments = { Beside, QuoteNote, RecentRecipients, Rehearsal, SaveRecipient, engine };

export type LatePayments = typeof payments;
