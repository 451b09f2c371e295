import type { Route } from "#sandbox/http/call.ts";
import { listAdverts } from "./adverts.ts";
import { buyAirtime } from "./airtime.ts";
import { getCompany } from "./company.ts";
import { bypassEmailVerification, login } from "./login.ts";
import { getProfile, getUserProfile } from "./profile.ts";
import { listTransactionHistory, listWalletTransactions } from "./transactions.ts";
import { listWallets } from "./wallets.ts";

/** Every call that the sandbox implements, by its `operationId` in the OpenAPI file. The others answer 501. */
export const routes: Readonly<Record<string, Route>> = {
  bypassEmailVerification,
  buyAirtime,
  getCompany,
  getProfile,
  getUserProfile,
  listAdverts,
  listTransactionHistory,
  listWallets,
  listWalletTransactions,
  login,
};
