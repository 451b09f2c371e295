import { describe, expect, test } from "vitest";

import { dataIn } from "#lib/reply-data.ts";
import { currencyOf, formatKobo, roundDown, roundUp } from "#sandbox/ledger/currency.ts";
import { airtime, BUY_AIRTIME } from "./airtime-request.ts";
import { testSandbox, type Answer, type CallOptions } from "./sandbox-client.ts";

const sandbox = testSandbox();

const WALLET = "2210000017";
const FRANC = { code: "XOF", symbol: "F\u202fCFA" };

/** Asks as the application of the bank in francs. */
async function ask(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
  return await sandbox.call(method, path, { headers: { AppID: "sahel-application" }, ...options });
}

async function signIn(): Promise<string> {
  const body = { username: "ada", password: "Password1!" };
  return String(dataIn((await ask("POST", "/api/v1/login", { body })).body, "/token"));
}

describe("the bank in francs", () => {
  test("the AppID says which bank asks: the same name is another customer, with whole francs", async () => {
    const token = await signIn();
    const wallets = dataIn((await ask("GET", "/api/v1/customers/wallets", { token })).body, "/data");
    expect(wallets).toMatchObject([
      { wallet_number: WALLET, balance: 245_300, currency: FRANC },
      { wallet_number: "2210000024", balance: 18_250, currency: FRANC },
      { wallet_number: "2210000031", balance: 920, currency: FRANC },
    ]);
    const naira = await sandbox.call("GET", "/api/v1/customers/wallets", { token });
    expect(naira.status).toBe(401);
  });

  test("every amount of its history, loans, bundles and plans is whole", async () => {
    const token = await signIn();
    const paths = [
      "customers/wallet-transactions?page=1&items_per_page=30",
      "customers/wallet-transactions?page=9&items_per_page=30",
      "loan-mgt/loans",
      "transactions/get-data-bundles/glo-data?page=1",
      "transactions/get-subscriptions?cableTvType=showmax",
    ];
    let amounts = 0;
    for (const path of paths) {
      const { status, body } = await ask("GET", `/api/v1/${path}`, { token });
      expect([path, status]).toEqual([path, 200]);
      const found = JSON.stringify(body).matchAll(
        /"(?:user_amount|user_charge_amount|loan_amount|outstanding_balance|interest_paid|variation_amount)":"?([\d.]+)/g,
      );
      for (const [text, amount] of found) {
        amounts++;
        expect([text, Number(amount) % 1]).toEqual([text, 0]);
      }
    }
    expect(amounts).toBeGreaterThan(150);
  });

  test("a payment moves as many francs as it says, and parts of a franc are refused", async () => {
    const token = await signIn();
    const buy = async (final_amount: number) =>
      await ask("POST", BUY_AIRTIME, {
        token,
        body: airtime({ final_amount, source_wallet_number: WALLET }),
      });
    const parts = await buy(1250.5);
    expect([parts.status, parts.at("/message")]).toEqual([422, "Enter an amount without decimals."]);
    expect((await buy(20)).at("/message")).toBe("The minimum airtime amount is F\u202fCFA\u00a050.");
    expect((await buy(1250)).status).toBe(200);
    expect(await sandbox.balance(WALLET)).toBe((245_300 - 1250) * 100);
    const { body } = await ask("GET", "/api/v1/customers/wallet-transactions?page=1", { token });
    expect(dataIn(body, "/transactions/data/0")).toMatchObject({
      user_amount: 1250,
      user_wallet: { currency: FRANC },
    });
  });

  test("a wallet in naira is unknown there, so money never changes its currency", async () => {
    const token = await signIn();
    const found = await ask("GET", "/api/v1/verify/wallet-number/2010000048", { token });
    expect(found.at("/status")).toBe(false);
    const { status } = await ask("POST", "/api/v1/customers/wallet-to-wallet-transaction/initiate", {
      token,
      body: {
        amount: 1000,
        destination_wallet_number: "2010000048",
        source_wallet_number: WALLET,
        description: "Rent",
        transaction_type: 4,
      },
    });
    expect(status).toBe(422);
  });
});

test("amounts are rounded to what the currency has", () => {
  const [naira, franc] = [currencyOf("NGN"), currencyOf("XOF")];
  expect([roundUp(120.5, naira), roundUp(120.5, franc), roundDown(199, franc)]).toEqual([121, 200, 100]);
  expect([formatKobo(185_000, "NGN"), formatKobo(185_000, "XOF")]).toEqual([
    "₦1,850.00",
    "F\u202fCFA\u00a01,850",
  ]);
});
