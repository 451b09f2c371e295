import { walletOwner } from "#sandbox/access/customers.ts";
import { customerRoute } from "#sandbox/http/call.ts";
import { notFound, ok, type Reply } from "#sandbox/http/reply.ts";

/** GET verify/wallet-number/{number}. An unknown number gets status false with 200. */
export const verifyWalletNumber = customerRoute(async (call): Promise<Reply> => {
  const owner = await walletOwner(call, call.path["number"] ?? "");
  if (owner) return ok("Wallet found.", { wallet_name: `${owner.first_name} ${owner.last_name}` });
  return notFound("No wallet has this number.");
});
