import { array, assert, asyncProperty, constantFrom, integer, record } from "fast-check";
import { expect, test } from "vitest";
import { airtime, BUY_AIRTIME, CHIDI } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const BEFORE = 1_000_00;

const purchase = record({
  naira: integer({ min: 40, max: 600 }),
  phone: constantFrom("08031112223", "08000000001", "08000000002", "08000000003", "08000000005"),
  pin: constantFrom("1111", "1111", "1111", "1111", "9999"),
  key: constantFrom("", "", "intent-000a", "intent-000b"),
});

test("any purchases at the same time create no money, leave no wallet below 0, and history and balance agree", async () => {
  await assert(
    asyncProperty(array(purchase, { minLength: 1, maxLength: 8 }), async (purchases) => {
      await sandbox.call("POST", "/__sandbox/reset");
      const token = await sandbox.signIn("chidi");
      await Promise.all(
        purchases.map(({ naira, phone, pin, key }) =>
          sandbox.call("POST", BUY_AIRTIME, {
            token,
            headers: key ? { "Idempotency-Key": key } : {},
            body: airtime({
              final_amount: naira,
              phone_number: phone,
              source_wallet_number: CHIDI,
              transaction_pin: pin,
            }),
          }),
        ),
      );
      expect(await audit(token)).toEqual(SOUND);
      sandbox.pass(5000);
      expect(await audit(token)).toEqual(SOUND);
    }),
    { numRuns: 12, seed: 7 },
  );
}, 60_000);

const SOUND = { ledgerSum: 0, lostKobo: 0, isNegative: false };

/** The sum of the ledger, the part of Chidi's balance that the history does not explain, and whether it is below 0. */
async function audit(token: string): Promise<typeof SOUND> {
  const history = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?items_per_page=100", {
    token,
  });
  const rows = history.at("/data/transactions/data") as {
    user_amount: number;
    transaction_type: string;
    status: { label: string };
  }[];
  const spent = rows
    .filter((row) => row.transaction_type === "debit" && ["Successful", "Pending"].includes(row.status.label))
    .reduce((sum, row) => sum + Math.round(row.user_amount * 100), 0);
  const balance = (await sandbox.balance(CHIDI)) ?? Number.NaN;
  return {
    ledgerSum: await sandbox.ledgerSum(),
    lostKobo: BEFORE - spent - balance,
    isNegative: balance < 0,
  };
}
