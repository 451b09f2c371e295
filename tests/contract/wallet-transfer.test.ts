import { describe, expect, test } from "vitest";
import { ADA_MAIN, ADA_SHOP, CHIDI } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const ADA_BEFORE = 24_530_050;
const CHIDI_BEFORE = 1_000_00;
const FEE = 10_00;
const MINUTE = 60_000;

function transfer(changes: Record<string, unknown> = {}) {
  return {
    amount: 500,
    destination_wallet_number: CHIDI,
    receipient_name: "Chidi Eze",
    source_wallet_number: ADA_MAIN,
    description: "Rent ref-9",
    ...changes,
  };
}

async function initiate(token: string, changes: Record<string, unknown> = {}) {
  return await sandbox.call("POST", "/api/v1/customers/wallet-to-wallet-transaction/initiate", {
    token,
    body: { ...transfer(changes), transaction_type: 4 },
  });
}

async function process(token: string, reference: unknown, changes: Record<string, unknown> = {}, key = "") {
  return await sandbox.call("POST", "/api/v1/customers/wallet-to-wallet-transaction/process", {
    token,
    headers: key ? { "Idempotency-Key": key } : {},
    body: { ...transfer(), transaction_reference: reference, transaction_pin: "1234", ...changes },
  });
}

async function begin(token: string, changes: Record<string, unknown> = {}): Promise<unknown> {
  return (await initiate(token, changes)).at("/data/data/transaction_reference");
}

async function newest(username: string) {
  const token = await sandbox.signIn(username);
  const answer = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?transaction_type_id=4", {
    token,
  });
  return answer.at("/data/transactions/data/0") as Record<string, unknown> | undefined;
}

describe("look-ups", () => {
  test("a wallet's owner by its number", async () => {
    const token = await sandbox.signIn("ada");
    const found = await sandbox.call("GET", `/api/v1/verify/wallet-number/${CHIDI}`, { token });
    expect(found.at("/data/wallet_name")).toBe("Chidi Eze");
    const none = await sandbox.call("GET", "/api/v1/verify/wallet-number/9999999999", { token });
    expect([none.status, none.body]).toEqual([200, { status: false, message: "No wallet has this number." }]);
  });

  test("500 banks, and only those with direct debit", async () => {
    const token = await sandbox.signIn("ada");
    const all = (await sandbox.call("GET", "/api/v1/banks?items_per_page=500", { token })).at(
      "/data/data",
    ) as { name: string }[];
    expect(new Set(all.map(({ name }) => name)).size).toBe(500);
    const path = "/api/v1/banks?items_per_page=600&support_direct_debit_mandates=true";
    expect((await sandbox.call("GET", path, { token })).at("/data/data")).toHaveLength(50);
    expect((await sandbox.call("GET", "/api/v1/get-banks", { token })).at("/data/0/id")).toBe(1);
  });

  test("the name of a bank account, at both pointers of the specification", async () => {
    const token = await sandbox.signIn("ada");
    const found = await sandbox.call("GET", "/api/v1/verify/bank-account/0123456789/7", { token });
    expect(found.at("/data/data/account_name")).toBe(found.at("/data/account_name"));
    const none = await sandbox.call("GET", "/api/v1/verify/bank-account/1200000009/7", { token });
    expect(none.body).toEqual({ status: false, message: "Could not verify account" });
  });
});

describe("a transfer", () => {
  test("moves no money when it begins, and the amount with the fee when it is confirmed", async () => {
    const token = await sandbox.signIn("ada");
    const begun = await initiate(token);
    expect(begun.at("/data/data")).toMatchObject({ amount: 500, charge: 10 });
    expect(await sandbox.balance(ADA_MAIN)).toBe(ADA_BEFORE);
    const reference = begun.at("/data/data/transaction_reference");
    const done = await process(token, reference);
    expect(done.body).toMatchObject({ status: true, message: "Your wallet transfer was successful." });
    expect(await sandbox.balance(ADA_MAIN)).toBe(ADA_BEFORE - 500_00 - FEE);
    expect(await sandbox.balance(CHIDI)).toBe(CHIDI_BEFORE + 500_00);
    const line = { reference_number: reference, user_amount: 500, description: "Rent ref-9" };
    expect(await newest("ada")).toMatchObject({ ...line, transaction_type: "debit", user_charge_amount: 10 });
    expect(await newest("chidi")).toMatchObject({
      ...line,
      transaction_type: "credit",
      user_charge_amount: 0,
    });
  });

  test("cannot be made twice", async () => {
    const token = await sandbox.signIn("ada");
    const reference = await begin(token);
    const first = await process(token, reference, {}, "intent-0002");
    expect((await process(token, reference, {}, "intent-0002")).body).toEqual(first.body);
    const second = await process(token, reference, {}, "intent-0003");
    expect([second.status, second.at("/message")]).toEqual([409, "This transfer was already made."]);
    expect(second.at("/code")).toBe("already-made");
    expect(await sandbox.balance(CHIDI)).toBe(CHIDI_BEFORE + 500_00);
  });

  test("twice at the same time moves money once", async () => {
    const token = await sandbox.signIn("ada");
    const reference = await begin(token);
    const answers = await Promise.all([1, 2, 3].map(() => process(token, reference)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await sandbox.balance(CHIDI)).toBe(CHIDI_BEFORE + 500_00);
  });

  test.each([
    ["below the minimum", { amount: 9 }, 422, "The minimum transfer is ₦10.00."],
    ["to nobody", { destination_wallet_number: "9999999999" }, 422, "No wallet has this number."],
    [
      "to itself",
      { destination_wallet_number: ADA_MAIN },
      422,
      "Choose another wallet than the one that pays.",
    ],
    [
      "from another's wallet",
      { source_wallet_number: CHIDI, destination_wallet_number: ADA_MAIN },
      403,
      "This wallet is not yours.",
    ],
    [
      "of more than the wallet holds with the fee",
      { source_wallet_number: ADA_SHOP, amount: 915 },
      400,
      "Insufficient balance: ₦925.00 is needed, the wallet holds ₦920.75.",
    ],
  ])("%s cannot be begun", async (_, changes, status, message) => {
    const answer = await initiate(await sandbox.signIn("ada"), changes);
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
  });

  test("is refused with another amount, a wrong PIN, an unknown or old reference, and then still works", async () => {
    const token = await sandbox.signIn("ada");
    const reference = await begin(token);
    expect((await process(token, reference, { amount: 501 })).at("/message")).toBe(
      "This transfer was begun with another amount.",
    );
    expect((await process(token, reference, { transaction_pin: "0000" })).status).toBe(400);
    expect((await process(token, "WTR-none")).status).toBe(404);
    expect(await sandbox.balance(ADA_MAIN)).toBe(ADA_BEFORE);
    expect((await process(token, reference)).at("/status")).toBe(true);
    const old = await begin(token);
    sandbox.pass(30 * MINUTE + 1);
    expect((await process(token, old)).at("/message")).toBe("This transfer has expired. Begin again.");
  });

  test("another customer's reference is unknown", async () => {
    const reference = await begin(await sandbox.signIn("ada"));
    const chidi = await sandbox.signIn("chidi");
    const stolen = {
      source_wallet_number: CHIDI,
      destination_wallet_number: ADA_MAIN,
      transaction_pin: "1111",
    };
    expect((await process(chidi, reference, stolen)).status).toBe(404);
  });
});

describe("magic receivers", () => {
  test.each([
    ["2000000001", "Failed", "Failed", 0, 0],
    ["2000000002", "Pending", "Successful", 500_00 + FEE, 500_00],
    ["2000000003", "Pending", "Reversed", 0, 0],
  ])("%s: %s, then %s", async (number, atFirst, atLast, debited, credited) => {
    const token = await sandbox.signIn("ada");
    const to = { destination_wallet_number: number, receipient_name: "Sandbox Receiver" };
    const done = await process(token, await begin(token, to), to);
    expect(done.at("/data/data/status/label")).toBe(atFirst);
    sandbox.pass(5000);
    expect(await newest("ada")).toMatchObject({ status: { label: atLast } });
    expect(ADA_BEFORE - ((await sandbox.balance(ADA_MAIN)) ?? 0)).toBe(debited);
    expect(await sandbox.balance(number)).toBe(credited);
  });
});
