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
import { fundCard } from "./fund-card.ts";
import { verifyIdentity } from "./identity.ts";
import { listKycVerifications, saveKycVerification } from "./kyc.ts";
import { bookLoan, getRepaymentSchedule, listLoanProducts, listLoans, listRepayments } from "./loans.ts";
import { bypassEmailVerification, login } from "./login.ts";
import { requestPasswordToken, resetPassword } from "./password.ts";
import { listPhysicalCardRequests, listPhysicalCards, requestPhysicalCard } from "./physical-cards.ts";
import { payLoan } from "./loan-repayment.ts";
import { listPosTerminals, transferPosFunds } from "./pos-terminals.ts";
import { getProfile, getUserProfile } from "./profile.ts";
import { getProperty, listProperties, listPropertyCategories } from "./properties.ts";
import {
  getSubscription,
  initiateSubscription,
  listSubscriptions,
  processSubscription,
} from "./property-subscriptions.ts";
import { registerWithKyc, registerWithoutKyc } from "./registration.ts";
import { getVasPayment, requestVasPayment } from "./soft-ussd.ts";
import { getSupportDetails } from "./support.ts";
import { listTransactionHistory, listWalletTransactions } from "./transactions.ts";
import { sendOtp, verifyOtp } from "./verification.ts";
import { blockCard, createVirtualCard, listVirtualCards, unblockCard } from "./virtual-cards.ts";
import { verifyWalletNumber } from "./wallet-lookup.ts";
import { initiateWalletTransfer, processWalletTransfer } from "./wallet-transfer.ts";
import { listWallets } from "./wallets.ts";

/** Every call that the sandbox implements, by its `operationId` in the OpenAPI file. Other calls answer 501. */
export const routes: Readonly<Record<string, Route>> = {
  blockCard,
  bookLoan,
  bypassEmailVerification,
  buyAirtime,
  buyDataBundle,
  buyElectricity,
  changePassword,
  changeTransactionPin,
  createVirtualCard,
  fundCard,
  getAdminBoard,
  getBanks,
  getCompany,
  getProfile,
  getProperty,
  getRepaymentSchedule,
  getSubscription,
  getSupportDetails,
  getUserProfile,
  getVasPayment,
  initiateBankTransfer,
  initiateSubscription,
  initiateWalletTransfer,
  listAdverts,
  listBanks,
  listCablePlans,
  listDataBundles,
  listKycVerifications,
  listLoanProducts,
  listLoans,
  listMeterServices,
  listPhysicalCardRequests,
  listPhysicalCards,
  listPosTerminals,
  listProperties,
  listPropertyCategories,
  listPublicContent,
  listRepayments,
  listSubscriptions,
  listTransactionHistory,
  listVirtualCards,
  listWallets,
  listWalletTransactions,
  login,
  payLoan,
  processBankTransfer,
  processSubscription,
  processWalletTransfer,
  registerWithKyc,
  registerWithoutKyc,
  requestPasswordToken,
  requestPhysicalCard,
  requestVasPayment,
  resetPassword,
  saveKycVerification,
  sendOtp,
  subscribeCableTv,
  transferPosFunds,
  unblockCard,
  verifyBankAccount,
  verifyIdentity,
  verifyMeterNumber,
  verifyOtp,
  verifySmartCard,
  verifyWalletNumber,
};
