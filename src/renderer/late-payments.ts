import { payments as engine } from "#engine/payments.ts";

import { QuoteNote } from "./quote-note.tsx";

/** What only screens with payments need: their views, and that part of the engine. */
export const payments = { QuoteNote, engine };

export type LatePayments = typeof payments;
