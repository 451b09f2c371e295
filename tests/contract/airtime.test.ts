import { describe, expect, test } from "vitest";
import { ADA_MAIN, ADA_SHOP, airtime, BUY_AIRTIME, CHIDI } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const BEFORE = 24_530_050;
const MINUTE = 60_000;

async function buy(
  changes: Record<string, unknown> = {},
  headers: Record<string, string> = {},
  username = "ada",
) {
  const token = await sandbox.signIn(username);
  return await sandbox.call("POST", BUY_AIRTIME, { token, headers, body: airtime(changes) });
}

async function newest() {
  const token = await sandbox.signIn("ada");
  const answer = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?page=1", { token });
  return answer.at("/data/transactions/data/0") as Record<string, unknown>;
}

async function tryWrongPin(times: number) {
  for (let n = 1; n < times; n++) await buy({ transaction_pin: "0000" });
  return await buy({ transaction_pin: "0000" });
}

describe("a purchase", () => {
  test("debits the wallet and is in the history", async () => {
    const answer = await buy();
    expect(answer.body).toMatchObject({ status: true, message: "Your airtime purchase was successful." });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
    expect(await newest()).toMatchObject({
      reference_number: answer.at("/data/data/reference_number"),
      user_amount: 100,
      user_charge_amount: 0,
      transaction_type: "debit",
      transaction_type_id: 11,
      credit_debit_type_id: 2,
      status: { label: "Successful", color: "success" },
      description: "Airtime ref-1",
    });
  });

  test("can empty a wallet to the last kobo", async () => {
    expect((await buy({ final_amount: 920.75, source_wallet_number: ADA_SHOP })).at("/status")).toBe(true);
    expect(await sandbox.balance(ADA_SHOP)).toBe(0);
  });

  test.each(["+234 803 111 2223", "2348031112223", "0803-111-2223"])(
    "takes the phone number %s",
    async (phone) => {
      expect((await buy({ phone_number: phone })).at("/status")).toBe(true);
    },
  );
});

describe("a refusal moves no money", () => {
  test.each([
    ["below the minimum", { final_amount: 49.99 }, 422, "The minimum airtime amount is ₦50.00."],
    ["more than two decimals", { final_amount: 50.005 }, 422, "Enter an amount with at most two decimals."],
    ["no phone number", { phone_number: "0803" }, 422, "Enter a phone number of 11 digits."],
    ["an unknown wallet", { source_wallet_number: "9999999999" }, 404, "Wallet not found."],
    ["another's wallet", { source_wallet_number: CHIDI }, 403, "This wallet is not yours."],
    ["a wrong PIN", { transaction_pin: "0000" }, 400, "Incorrect transaction PIN. 4 tries left."],
    [
      "more than the wallet holds",
      { final_amount: 921, source_wallet_number: ADA_SHOP },
      400,
      "Insufficient balance: ₦921.00 is needed, the wallet holds ₦920.75.",
    ],
    [
      "a duplicate",
      { phone_number: "08000000005" },
      409,
      "Duplicate transaction: the same airtime purchase was made a moment ago.",
    ],
  ])("%s", async (_, changes, status, message) => {
    const before = await sandbox.call("GET", "/__sandbox/ledger");
    const answer = await buy(changes);
    expect([answer.status, answer.at("/status"), answer.at("/message")]).toEqual([status, false, message]);
    expect((await sandbox.call("GET", "/__sandbox/ledger")).body).toEqual(before.body);
  });

  test.each([
    ["a key is missing", { description: undefined }, "/body"],
    ["an amount is text", { final_amount: "100" }, "/body/final_amount"],
    ["a network is unknown", { network_provider: "9mobile" }, "/body/network_provider"],
    ["a key is not in the contract", { note: "x" }, "/body"],
  ])("422 with the pointer when %s", async (_, changes, pointer) => {
    const answer = await buy(changes);
    expect([answer.status, answer.at("/errors/0/pointer")]).toEqual([422, pointer]);
  });
});

describe("magic numbers", () => {
  test("…1 fails and gives the money back", async () => {
    const answer = await buy({ phone_number: "08000000001" });
    expect(answer.status).toBe(200);
    expect(answer.at("/status")).toBe(false);
    expect(answer.at("/data/data/status/label")).toBe("Failed");
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
    expect(await newest()).toMatchObject({ status: { label: "Failed" } });
  });

  test.each([
    ["…2 settles", "08000000002", BEFORE - 100_00, "Successful"],
    ["…3 is reversed", "08000000003", BEFORE, "Reversed"],
  ])("%s after 5 seconds", async (_, phone, balance, label) => {
    const answer = await buy({ phone_number: phone });
    expect([answer.at("/status"), answer.at("/data/data/status/label")]).toEqual([true, "Pending"]);
    sandbox.pass(4999);
    expect(await newest()).toMatchObject({ status: { label: "Pending" } });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
    sandbox.pass(1);
    expect(await newest()).toMatchObject({ status: { label } });
    expect(await sandbox.balance(ADA_MAIN)).toBe(balance);
  });

  test("…4 has its effect and never gets a reply", async () => {
    const token = await sandbox.signIn("ada");
    const client = new AbortController();
    const request = sandbox.fetch("POST", BUY_AIRTIME, {
      token,
      body: airtime({ phone_number: "08000000004" }),
      signal: client.signal,
    });
    client.abort();
    await expect(request).rejects.toMatchObject({ name: "DroppedConnection" });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
    expect(await newest()).toMatchObject({ description: "Airtime ref-1", status: { label: "Successful" } });
  });
});

describe("the transaction PIN", () => {
  test("is locked by the fifth wrong attempt, for the right PIN too, and opens after 15 minutes", async () => {
    const fifth = await tryWrongPin(5);
    const message = "Your transaction PIN is locked after 5 wrong tries. Try again in 15 minutes.";
    expect([fifth.status, fifth.at("/message")]).toEqual([423, message]);
    sandbox.pass(15 * MINUTE - 1);
    expect((await buy()).at("/message")).toBe(message.replace("15 minutes", "1 minute"));
    sandbox.pass(1);
    expect((await buy()).at("/status")).toBe(true);
  });

  test("counts wrong attempts that come at once, and the right PIN among them is locked out", async () => {
    const pins = [...Array.from({ length: 10 }, () => "0000"), "1234"];
    const answers = await Promise.all(pins.map((transaction_pin) => buy({ transaction_pin })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(4);
    expect(statuses.filter((status) => status === 423)).toHaveLength(7);
  });

  test("the right PIN resets the count of wrong attempts", async () => {
    await tryWrongPin(4);
    await buy();
    expect((await buy({ transaction_pin: "0000" })).at("/message")).toBe(
      "Incorrect transaction PIN. 4 tries left.",
    );
  });

  test("after the lock ends, five attempts are allowed again", async () => {
    await tryWrongPin(5);
    sandbox.pass(15 * MINUTE);
    expect((await buy({ transaction_pin: "0000" })).at("/message")).toBe(
      "Incorrect transaction PIN. 4 tries left.",
    );
  });
});

describe("Idempotency-Key", () => {
  const key = { "Idempotency-Key": "intent-0001" };

  test("the same request gets the first reply again, and the money moves once", async () => {
    const firstReply = await buy({}, key);
    const again = await buy({}, key);
    expect(again.body).toEqual(firstReply.body);
    expect([firstReply.headers.get("Idempotent-Replayed"), again.headers.get("Idempotent-Replayed")]).toEqual(
      [null, "true"],
    );
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
  });

  test("requests at the same time do so too", async () => {
    const token = await sandbox.signIn("ada");
    const request = { token, headers: key, body: airtime() };
    const answers = await Promise.all([1, 2, 3, 4].map(() => sandbox.call("POST", BUY_AIRTIME, request)));
    expect(new Set(answers.map((answer) => answer.at("/data/data/reference_number"))).size).toBe(1);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
  });

  test("another body under the same key is refused with 409", async () => {
    await buy({}, key);
    const other = await buy({ final_amount: 200 }, key);
    expect([other.status, other.at("/status")]).toEqual([409, false]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
  });

  test("a refusal before money moved is not stored", async () => {
    await buy({ transaction_pin: "0000" }, key);
    expect((await buy({}, key)).at("/status")).toBe(true);
  });

  test("a failure after the debit is stored", async () => {
    const failed = await buy({ phone_number: "08000000001" }, key);
    expect((await buy({ phone_number: "08000000001" }, key)).body).toEqual(failed.body);
  });

  test("a key belongs to one customer", async () => {
    await buy({}, key);
    const chidi = await buy({ source_wallet_number: CHIDI, transaction_pin: "1111" }, key, "chidi");
    expect(chidi.headers.get("Idempotent-Replayed")).toBeNull();
    expect(chidi.at("/status")).toBe(true);
  });

  test("a lost reply is given when the request is repeated", async () => {
    const token = await sandbox.signIn("ada");
    const plan = { route: `POST ${BUY_AIRTIME}`, kind: "drop-after" };
    await sandbox.call("POST", "/__sandbox/faults", { body: plan });
    const request = { token, headers: key, body: airtime() };
    await expect(sandbox.fetch("POST", BUY_AIRTIME, request)).rejects.toThrow("dropped");
    const again = await sandbox.call("POST", BUY_AIRTIME, request);
    expect([again.at("/status"), again.headers.get("Idempotent-Replayed")]).toEqual([true, "true"]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 100_00);
  });
});
