import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient, type PayOptions } from "./payment-client.ts";
import type { Answer } from "./sandbox-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BASE = "/properties-mgt/property-subscriptions";
const BEFORE = 24_530_050;
/** Home Solar Set, 1 kVA: ₦385,000 without a discount, quarterly, at 5 percent. */
const SET = 31;

/** The clock of these tests shows 2 March 2026. */
const WISH = {
  property_id: SET,
  quantity: 1,
  desired_payment_start_date: "2026-03-03",
  desired_payment_duration_interval: 12,
  preferred_payment_option: "wallet",
};

async function walletId(username = "ada"): Promise<number> {
  return (await get("/customers/wallets", username)).at("/data/data/0/id") as number;
}

const byWallet = async (changes = {}) => ({ ...WISH, wallet_id: await walletId(), ...changes });
const byBank = (account = "0123456789", changes = {}) => ({
  ...WISH,
  preferred_payment_option: "direct-debit",
  bank_id: 1,
  bank_account_number: account,
  bank_account_name: "ADA OKAFOR",
  bank_name: "Abeokuta Commercial Bank",
  ...changes,
});

const initiate = (body: object) => send(`${BASE}/initiate/request`, body);
async function subscribe(body: object, options: PayOptions = {}): Promise<Answer> {
  await initiate(body);
  return await send(`${BASE}/process/request`, body, options);
}
const orders = async (username = "ada") =>
  (await get(BASE, username)).at("/data/data") as Record<string, unknown>[];

test("ada has an order in every status, others none", async () => {
  const labels = (await orders()).map(({ status }) => (status as { label: string }).label);
  expect(new Set(labels)).toEqual(new Set(["Active", "Overdue", "Completed", "Pending", "Cancelled"]));
  expect(await orders("bola")).toEqual([]);
  expect((await get(`${BASE}/1`)).at("/data/property/name")).toBe("Laptop for School");
  expect((await get(`${BASE}/1`, "bola")).status).toBe(404);
});

describe("by wallet", () => {
  test("initiate returns the costs and moves no money", async () => {
    const answer = await initiate(await byWallet());
    expect(answer.at("/data")).toEqual({
      amount: 385_000,
      expected_amount: 404_250,
      first_payment_amount: 33_688,
      payments: 12,
      next_payment_date: "2026-04-03",
    });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("process takes the first payment once for each key and reduces the stock", async () => {
    const body = await byWallet();
    const left = (await get(`/properties-mgt/properties/${SET}`)).at("/data/quantity") as number;
    const answer = await subscribe(body, { key: "intent-0001" });
    expect(answer.body).toMatchObject({ status: true, data: { paid_amount: 33_688 } });
    expect((await send(`${BASE}/process/request`, body, { key: "intent-0001" })).body).toEqual(answer.body);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 33_688_00);
    expect(await newest()).toMatchObject({ user_amount: 33_688, client_reference: "intent-0001" });
    expect((await orders())[0]).toMatchObject({
      status: { label: "Active" },
      client_reference: "intent-0001",
      expected_amount: 404_250,
      balance_amount: 404_250 - 33_688,
      next_payment_date: "2026-04-03",
      actual_end_date: "2027-03-03",
    });
    expect((await get(`/properties-mgt/properties/${SET}`)).at("/data/quantity")).toBe(left - 1);
  });

  test("an order that is paid in full is completed", async () => {
    const answer = await subscribe(await byWallet({ desired_payment_duration_interval: 1, property_id: 48 }));
    expect(answer.at("/data")).toMatchObject({
      status: { label: "Completed" },
      balance_amount: 0,
      next_payment_date: null,
    });
  });

  test.each([
    [901, "Failed", "Failed", 0],
    [902, "Pending", "Active", 1],
    [903, "Pending", "Cancelled", 0],
  ])("of %i months is %s, then %s", async (months, first, last, payments) => {
    const answer = await subscribe(await byWallet({ desired_payment_duration_interval: months }));
    expect(answer.at("/data/data/status/label")).toBe(first);
    expect(answer.at("/status")).toBe(first !== "Failed");
    sandbox.pass(5000);
    const [order] = await orders();
    expect(order).toMatchObject({ status: { label: last } });
    expect(Number(order?.["paid_amount"]) > 0).toBe(payments === 1);
  });

  test("an order over 905 months is a duplicate", async () => {
    const answer = await subscribe(await byWallet({ desired_payment_duration_interval: 905 }));
    expect([answer.status, answer.at("/code")]).toEqual([409, "duplicate"]);
  });
});

describe("by bank", () => {
  test("moves no money, and the first payment is due on the first day", async () => {
    const body = byBank();
    expect((await initiate(body)).at("/data/next_payment_date")).toBe("2026-03-03");
    const answer = await subscribe(body, { key: "intent-0002" });
    expect(answer.at("/data")).toMatchObject({
      status: { label: "Active" },
      paid_amount: 0,
      next_payment_date: "2026-03-03",
      client_reference: "intent-0002",
    });
    expect((await send(`${BASE}/process/request`, body, { key: "intent-0002" })).body).toEqual(answer.body);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test.each([
    ["0100000001", "Failed", "Failed"],
    ["0100000002", "Pending", "Active"],
    ["0100000003", "Pending", "Cancelled"],
  ])("from account %s is %s, then %s", async (account, first, last) => {
    const answer = await subscribe(byBank(account));
    expect(answer.at("/data/data/status/label")).toBe(first);
    sandbox.pass(5000);
    expect((await orders())[0]).toMatchObject({ status: { label: last } });
  });
});

test.each<[string, object, string, string]>([
  ["more than are left", { quantity: 41 }, "quantity", "Only 12 are left."],
  [
    "a start today",
    { desired_payment_start_date: "2026-03-02" },
    "desired_payment_start_date",
    "Payment start date must be after today",
  ],
  ["another's wallet", { wallet_id: 999 }, "wallet_id", "Choose one of your wallets."],
  ["no such property", { property_id: 999 }, "property_id", "No property has this id."],
  [
    "a bank without direct debits",
    byBank("0123456789", { bank_id: 99_999 }),
    "bank_id",
    "Choose a bank that takes direct debits.",
  ],
  ["nobody's account", byBank("0100000009"), "bank_account_number", "Could not verify account"],
])("is refused with %s", async (_, changes, field, message) => {
  const answer = await initiate(await byWallet(changes));
  expect([answer.status, answer.at(`/errors/${field}/0`)]).toEqual([422, message]);
});

test("is refused without enough money, and when it was not initiated", async () => {
  const answer = await initiate(await byWallet({ desired_payment_duration_interval: 1 }));
  expect(answer.at("/message")).toMatch(/^Insufficient balance: ₦385,000\.00 is needed/);
  const unknown = await send(`${BASE}/process/request`, await byWallet());
  expect(unknown.at("/message")).toBe("Nothing with these values waits to be confirmed. Begin again.");
  expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
});
