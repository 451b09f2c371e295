import { describe, expect, test } from "vitest";
import { ADA_MAIN, ADA_SHOP, CHIDI } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { bankTransfer } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const MINUTE = 60_000;
const INITIATE = "/customers/wallet-to-bank-transaction/initiate";
const PROCESS = "/customers/wallet-to-bank-transaction/process";
const NOT_BEGUN = "Nothing with these values waits to be confirmed. Begin again.";

const initiate = (changes = {}) => send(INITIATE, bankTransfer(changes));
const process = (changes = {}, key?: string) =>
  send(PROCESS, { ...bankTransfer(changes), transaction_pin: "1234", ...changes }, key ? { key } : {});

describe("a transfer to a bank", () => {
  test.each([
    [5000, 10],
    [5000.01, 25],
    [50_000, 25],
    [50_000.01, 50],
  ])("of %d naira costs %d", async (amount, fee) => {
    const begun = await initiate({ amount });
    expect(begun.at("/data/data")).toMatchObject({ amount, charge: fee });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
    expect((await process({ amount })).at("/data/data")).toMatchObject({ amount, charge: fee });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - Math.round((amount + fee) * 100));
  });

  test("names the receiver, keeps its reference and is in the history", async () => {
    const account = await get("/verify/bank-account/0123456789/7");
    const name = account.at("/data/data/account_name");
    const begun = await initiate();
    expect(begun.at("/data/data/account_name")).toBe(name);
    const done = await process({}, "intent-0001");
    const message = `Your bank transfer of ₦2,000.00 to ${String(name)} was successful.`;
    expect([done.at("/message"), done.at("/data/data/message")]).toEqual([message, message]);
    expect(done.at("/data/data/reference_number")).toBe(begun.at("/data/data/transaction_reference"));
    expect(await newest()).toMatchObject({
      user_amount: 2000,
      user_charge_amount: 10,
      transaction_category: { category: "Bank Transfer" },
      description: "Fees ref-3",
      client_reference: "intent-0001",
    });
  });

  test("is confirmed once: a repetition under its key gets the same reply, under another key it is not begun", async () => {
    await initiate();
    const first = await process({}, "intent-0001");
    expect((await process({}, "intent-0001")).body).toEqual(first.body);
    const second = await process({}, "intent-0002");
    expect([second.status, second.at("/message")]).toEqual([400, NOT_BEGUN]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 2_010_00);
  });

  test("is not confirmed with other values, by another customer, or after 30 minutes", async () => {
    await initiate();
    expect((await process({ amount: 2001 })).at("/message")).toBe(NOT_BEGUN);
    const chidi = { ...bankTransfer({ source_wallet_number: CHIDI, amount: 500 }), transaction_pin: "1111" };
    expect((await send(PROCESS, chidi, { username: "chidi" })).at("/message")).toBe(NOT_BEGUN);
    sandbox.pass(30 * MINUTE + 1);
    expect((await process()).at("/message")).toBe(NOT_BEGUN);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("with a wrong PIN can be confirmed again", async () => {
    await initiate();
    expect((await process({ transaction_pin: "0000" })).at("/message")).toBe(
      "Incorrect transaction PIN. 4 tries left.",
    );
    expect((await process()).at("/status")).toBe(true);
  });

  test.each([
    ["below the minimum", { amount: 9 }, 422, "The minimum transfer is ₦10.00."],
    ["to no bank", { bank_id: 501 }, 422, "Choose a bank from the list."],
    ["to nobody's account", { destination_account_number: "1200000009" }, 422, "Could not verify account"],
    ["from another's wallet", { source_wallet_number: CHIDI }, 403, "This wallet is not yours."],
    [
      "of more than the wallet holds with the fee",
      { source_wallet_number: ADA_SHOP, amount: 915 },
      400,
      "Insufficient balance: ₦925.00 is needed, the wallet holds ₦920.75.",
    ],
  ])("%s cannot be begun", async (_, changes, status, message) => {
    const answer = await initiate(changes);
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
  });
});
