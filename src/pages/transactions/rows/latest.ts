import type { TransactionQuery } from "#pages/transactions/read/filter.ts";

/** The latest rows, as the table begins with them: whoever shows them shares one request. */
export const LATEST: TransactionQuery = { period: { from: "", to: "" }, page: 1, size: 10, types: [] };
