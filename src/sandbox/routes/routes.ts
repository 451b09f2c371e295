import type { Route } from "#sandbox/http/call.ts";
import { listAdverts } from "./adverts.ts";
import { buyAirtime } from "./airtime.ts";
import { initiateBankTransfer, processBankTransfer } from "./bank-transfer.ts";
import { getBanks, listBanks, verifyBankAccount } from "./banks.ts";
import { changePassword, changeTransactionPin } from "./change-secrets.ts";
import { listCablePlans, subscribeCableTv, verifySmartCard } from "./cable-tv.ts";
import { getCompany } from "./company.ts";
import { getAdminBoard, listPublicContent } from "./content.ts";
import { buyDataBundle, listDataBundles } from "./data.ts";
import { buyElectricity, listMeterServices, verifyMeterNumber } from "./electricity.ts";
import { verifyIdentity } from "./identity.ts";
import { listKycVerifications, saveKycVerification } from "./kyc.ts";
import { bypassEmailVerification, login } from "./login.ts";
import { requestPasswordToken, resetPassword } from "./password.ts";
import { listPosTerminals, transferPosFunds } from "./pos-terminals.ts";
import { getProfile, getUserProfile } from "./profile.ts";
import { registerWithKyc, registerWithoutKyc } from "./registration.ts";
import { getVasPayment, requestVasPayment } from "./soft-ussd.ts";
import { getSupportDetails } from "./support.ts";
import { listTransactionHistory, listWalletTransactions } from "./transactions.ts";
import { sendOtp, verifyOtp } from "./verification.ts";
import { verifyWalletNumber } from "./wallet-lookup.ts";
import { initiateWalletTransfer, processWalletTransfer } from "./wallet-transfer.ts";
import { listWallets } from "./wallets.ts";

/** Every call that the sandbox implements, by its `operationId` in the OpenAPI file. The others answer 501. */
export const routes: Readonly<Record<string, Route>> = {
  bypassEmailVerification,
  buyAirtime,
  buyDataBundle,
  buyElectricity,
  changePassword,
  changeTransactionPin,
  getAdminBoard,
  getBanks,
  getCompany,
  getProfile,
  getSupportDetails,
  getUserProfile,
  getVasPayment,
  initiateBankTransfer,
  initiateWalletTransfer,
  listAdverts,
  listBanks,
  listCablePlans,
  listDataBundles,
  listKycVerifications,
  listMeterServices,
  listPosTerminals,
  listPublicContent,
  listTransactionHistory,
  listWallets,
  listWalletTransactions,
  login,
  processBankTransfer,
  processWalletTransfer,
  registerWithKyc,
  registerWithoutKyc,
  requestPasswordToken,
  requestVasPayment,
  resetPassword,
  saveKycVerification,
  sendOtp,
  subscribeCableTv,
  transferPosFunds,
  verifyBankAccount,
  verifyIdentity,
  verifyMeterNumber,
  verifyOtp,
  verifySmartCard,
  verifyWalletNumber,
};
