import type { Route } from "#sandbox/http/call.ts";
import { listAdverts } from "./adverts.ts";
import { buyAirtime } from "./airtime.ts";
import { getBanks, listBanks, verifyBankAccount } from "./banks.ts";
import { getCompany } from "./company.ts";
import { verifyIdentity } from "./identity.ts";
import { bypassEmailVerification, login } from "./login.ts";
import { requestPasswordToken, resetPassword } from "./password.ts";
import { getProfile, getUserProfile } from "./profile.ts";
import { registerWithKyc, registerWithoutKyc } from "./registration.ts";
import { listTransactionHistory, listWalletTransactions } from "./transactions.ts";
import { sendOtp, verifyOtp } from "./verification.ts";
import { verifyWalletNumber } from "./wallet-lookup.ts";
import { initiateWalletTransfer, processWalletTransfer } from "./wallet-transfer.ts";
import { listWallets } from "./wallets.ts";

/** Every call that the sandbox implements, by its `operationId` in the OpenAPI file. The others answer 501. */
export const routes: Readonly<Record<string, Route>> = {
  bypassEmailVerification,
  buyAirtime,
  getBanks,
  getCompany,
  getProfile,
  getUserProfile,
  initiateWalletTransfer,
  listAdverts,
  listBanks,
  listTransactionHistory,
  listWallets,
  listWalletTransactions,
  login,
  processWalletTransfer,
  registerWithKyc,
  registerWithoutKyc,
  requestPasswordToken,
  resetPassword,
  sendOtp,
  verifyBankAccount,
  verifyIdentity,
  verifyOtp,
  verifyWalletNumber,
};
