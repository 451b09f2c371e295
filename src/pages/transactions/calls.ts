/** What the shared table reads, also after Filter (specification 1 §7). */
export const TABLE = "customers/wallet-transactions";

/** The short history, which is page 1, and the full one; only this call takes days in the specification. */
export const HISTORY = "transactions/history";

export type HistoryCall = typeof TABLE | typeof HISTORY;
