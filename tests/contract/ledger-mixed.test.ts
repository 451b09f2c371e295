import { array, assert, asyncProperty, constantFrom, record } from "fast-check";
import { expect, test } from "vitest";
import { CHIDI } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { bankTransfer, data, electricity } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { send } = paymentClient(sandbox);
const BANK = "/customers/wallet-to-bank-transaction";
const chidis = { transaction_pin: "1111" };

const payment = record({
  kind: constantFrom("data", "electricity", "bank", "ussd"),
  digit: constantFrom("0", "1", "2", "3", "5", "6", "7"),
  naira: constantFrom(500, 600),
});

test("any payments and requests at the same time create no money and leave no wallet below 0", async () => {
  await assert(
    asyncProperty(array(payment, { minLength: 2, maxLength: 6 }), async (payments) => {
      await sandbox.call("POST", "/__sandbox/reset");
      const statuses = await Promise.all(payments.map(make));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      for (const ms of [0, 5000, 600_000]) {
        sandbox.pass(ms);
        await settle();
        // Throws when the ledger's sums are wrong.
        expect(await sandbox.balance(CHIDI)).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: 8, seed: 11 },
  );
});

type Made = { kind: string; digit: string; naira: number };

async function make({ kind, digit, naira }: Made): Promise<number> {
  const as = { username: "chidi" };
  switch (kind) {
    case "data": {
      const bundle = { final_amount: 500, data_plan: "data-mtn-500mb-7-days" };
      const body = data({ ...chidis, ...bundle, phone_number: `0800000000${digit}` });
      return (await send("/transactions/buy-data-bundle", body, as)).status;
    }
    case "electricity": {
      const body = electricity({ ...chidis, final_amount: naira, meter_number: `0400000000${digit}` });
      return (await send("/transactions/buy-electricity", body, as)).status;
    }
    case "bank": {
      const body = bankTransfer({
        amount: naira,
        destination_account_number: `010000000${digit}`,
        source_wallet_number: CHIDI,
      });
      await send(`${BANK}/initiate`, body, as);
      return (await send(`${BANK}/process`, { ...body, ...chidis }, as)).status;
    }
    default: {
      const body = { amount: naira, phone: `0800000000${digit}`, account_number: CHIDI };
      return (await sandbox.call("POST", "/vas/api/payment/request", { body })).status;
    }
  }
}

/** Settles the payments that are due: the sandbox does this with each call of a customer. */
async function settle(): Promise<void> {
  const token = await sandbox.signIn("chidi");
  await sandbox.call("GET", "/api/v1/customers/wallets", { token });
}
