import { holderOf } from "#sandbox/access/holder.ts";
import { banks } from "#sandbox/demo/banks.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { notFound, ok, okNested, type Reply } from "#sandbox/http/reply.ts";

const NETWORK_BANKS = 40;

/** GET banks: as many as requested, 10 by default. */
export const listBanks = customerRoute(async ({ query }) => {
  const wanted = query["support_direct_debit_mandates"] === "true";
  const matching = banks.filter((bank) => !wanted || bank.support_direct_debit_mandates);
  const count = Number(query["items_per_page"] ?? 10);
  const start = (Number(query["page"] ?? 1) - 1) * count;
  return okNested("Banks found.", matching.slice(start, start + count));
});

/** GET get-banks: the banks of the network table. */
export const getBanks = customerRoute(async () => ok("Banks found.", banks.slice(0, NETWORK_BANKS)));

/** GET verify/bank-account/{account_number}/{bank_id}. A number that ends in seven zeros and 9 is unknown. */
export const verifyBankAccount = customerRoute(async ({ path }): Promise<Reply> => {
  const { account_number = "", bank_id = "" } = path;
  const isBank = banks.some(({ id }) => String(id) === bank_id);
  const account_name = isBank && holderOf(account_number, bank_id);
  if (!account_name) return notFound("Could not verify account");
  return ok("Account verified.", { account_name, data: { account_name } });
});
