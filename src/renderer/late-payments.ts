import { payments as engine } from "#engine/payments.ts";

import { QuoteNote } from "./quote-note.tsx";

/** What shows what only a payment has, and what of the engine goes with it. */
export const payments = { QuoteNote, engine };

export type LatePayments = typeof payments;
