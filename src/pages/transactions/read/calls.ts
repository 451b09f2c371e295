/** The call of the shared table, with and without a filter (specification 1 §7). */
export const TABLE = "customers/wallet-transactions";

/** The call of the short history (page 1) and of the full history; in the specification only this one takes dates. */
export const HISTORY = "transactions/history";

export type HistoryCall = typeof TABLE | typeof HISTORY;
