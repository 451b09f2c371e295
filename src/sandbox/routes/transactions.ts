import { customerRoute, type CustomerCall } from "#sandbox/http/call.ts";
import { ok, okNested } from "#sandbox/http/reply.ts";
import { readHistory, type HistoryFilter } from "#sandbox/ledger/history.ts";
import { transactionView } from "#sandbox/ledger/transactions.ts";

const PER_PAGE = 10;

/** GET customers/wallet-transactions. */
export const listWalletTransactions = customerRoute(async (call) => {
  const { rows, meta } = await readPage(call);
  return ok("Transactions found.", { transactions: { data: rows }, meta_data: meta });
});

/** GET transactions/history: the same rows in the paginated variant. */
export const listTransactionHistory = customerRoute(async (call) => {
  const { rows, meta } = await readPage(call);
  return okNested("Transactions found.", { ...meta, data: rows });
});

async function readPage(call: CustomerCall) {
  const filter = readFilter(call);
  const { rows, total, lastPage } = await readHistory(call.database, filter);
  return {
    rows: rows.map(transactionView),
    meta: { current_page: filter.page, last_page: lastPage, per_page: filter.perPage, total },
  };
}

function readFilter({ customer, query }: CustomerCall): HistoryFilter {
  const types = query["transaction_type_id"]?.split(",") ?? [];
  return {
    customerId: customer.id,
    page: Number(query["page"] ?? 1),
    perPage: Number(query["items_per_page"] ?? PER_PAGE),
    from: query["from"],
    to: query["to"],
    types: types.map(Number),
  };
}
