import { describe, expect, test } from "vitest";
import { checkReply, checkRequest } from "#sandbox/openapi/contract.ts";
import { operations } from "#sandbox/openapi/document.ts";
import { routes } from "#sandbox/routes/routes.ts";

/** Method and path of every call of the specification, part 1 §7 and part 2 §7. */
const SPECIFIED = `
POST /api/v1/login
GET /api/v1/verify/{id_type}/{id_value}
POST /api/v1/customers-api/registrations/with-kyc
POST /api/v1/customers-api/registrations/without-kyc
POST /api/v1/users/send-otp
POST /api/v1/users/verify-otp
POST /api/v1/password/request-token
POST /api/v1/bypass-email-verification
GET /api/v1/customers/wallets
GET /api/v1/profile
GET /api/v1/customers/wallet-transactions
GET /api/v1/transactions/history
GET /api/v1/all
GET /api/v1/admin
POST /api/v1/transactions/buy-airtime
GET /api/v1/transactions/get-data-bundles/{network}
POST /api/v1/transactions/buy-data-bundle
GET /api/v1/banks
GET /api/v1/verify/bank-account/{account_number}/{bank_id}
POST /api/v1/customers/wallet-to-bank-transaction/initiate
POST /api/v1/customers/wallet-to-bank-transaction/process
GET /api/v1/verify/wallet-number/{number}
POST /api/v1/customers/wallet-to-wallet-transaction/initiate
POST /api/v1/customers/wallet-to-wallet-transaction/process
GET /api/v1/transactions/get-subscriptions
POST /api/v1/transactions/verify-smart-card
POST /api/v1/transactions/subscribe-cable-tv
GET /api/v1/users/profile
GET /api/v1/loan-mgt/eligible-loan-products
GET /api/v1/loan/repayment/{loanId}
POST /api/v1/loan/pay
GET /api/v1/card-mgt/cards/virtual/list
PATCH /api/v1/card-mgt/cards/{id}/block
PATCH /api/v1/card-mgt/cards/{id}/unblock
POST /api/v1/card-mgt/cards/virtual/create
POST /api/v1/password/reset
GET /api/v1/transactions/get-meter-services
POST /api/v1/transactions/verify-meter-number
POST /api/v1/transactions/buy-electricity
GET /api/v1/transactions/errandpay/get-pos-terminals
POST /api/v1/transactions/errandpay/transfer-pos-funds
GET /api/v1/get-banks
POST /vas/api/payment/request
GET /vas/api/payment/request/{reference}
GET /api/v1/customers/kyc-verifications
POST /api/v1/change-password
POST /api/v1/change-transaction-pin
GET /api/v1/organizations/customer-support-details/{companyId}
GET /api/v1/properties-mgt/properties
GET /api/v1/properties-mgt/properties/{id}
GET /api/v1/properties-mgt/property-categories
POST /api/v1/properties-mgt/property-subscriptions/initiate/request
POST /api/v1/properties-mgt/property-subscriptions/process/request
GET /api/v1/properties-mgt/property-subscriptions
GET /api/v1/properties-mgt/property-subscriptions/{id}
GET /platform/api/v1/organizations/{companyKey}
`
  .trim()
  .split("\n");

describe("the OpenAPI file", () => {
  test.each(SPECIFIED)("has %s", (call) => {
    expect(operations.map(({ method, path }) => `${method} ${path}`)).toContain(call);
  });

  test("names each operation once", () => {
    const ids = operations.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test.each(operations.map((operation) => [operation.id, operation] as const))(
    "has schemas that compile and refuse a wrong reply: %s",
    (_, operation) => {
      checkRequest(operation, { path: {}, query: {}, body: {} });
      expect(checkReply(operation, 200, { status: "yes" })).not.toEqual([]);
      expect(checkReply(operation, 422, { status: true, message: "No" })).not.toEqual([]);
      expect(checkReply(operation, 422, { status: false, message: "No" })).toEqual([]);
    },
  );

  test("has every route of the sandbox", () => {
    const ids = operations.map(({ id }) => id);
    expect(Object.keys(routes).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
