import { payments as engine } from "#engine/payments/payments.ts";

import { Beside } from "./payment/beside.tsx";
import { QuoteNote } from "./payment/quote-note.tsx";
import { RecentRecipients } from "./payment/recent-recipients.tsx";
import { Rehearsal } from "./payment/rehearsal.tsx";
import { SaveRecipient } from "./payment/save-recipient.tsx";

/** What only screens with payments need: their views, and that part of the engine. */
export const payments = { Beside, QuoteNote, RecentRecipients, Rehearsal, SaveRecipient, engine };

export type LatePayments = typeof payments;
