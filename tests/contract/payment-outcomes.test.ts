import { describe, expect, test } from "vitest";
import { ADA_MAIN, airtime } from "./airtime-request.ts";
import { API, paymentClient } from "./payment-client.ts";
import { bankTransfer, cable, data, electricity } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const BANK = "/customers/wallet-to-bank-transaction";

type Call = {
  readonly name: string;
  readonly path: string;
  /** A request whose recipient ends in this digit. */
  readonly body: (digit: string) => Record<string, unknown>;
  /** Kobo that leave the wallet. */
  readonly cost: number;
  readonly what: RegExp;
  readonly begin?: string;
};

const calls: readonly Call[] = [
  {
    name: "airtime",
    path: "/transactions/buy-airtime",
    body: (digit) => airtime({ phone_number: `0800000000${digit}` }),
    cost: 100_00,
    what: /airtime purchase/,
  },
  {
    name: "data",
    path: "/transactions/buy-data-bundle",
    body: (digit) => data({ phone_number: `0800000000${digit}` }),
    cost: 1_500_00,
    what: /data purchase/,
  },
  {
    name: "cable TV",
    path: "/transactions/subscribe-cable-tv",
    body: (digit) => cable({ smart_card_number: `700000000${digit}` }),
    cost: 15_700_00,
    what: /cable TV subscription/,
  },
  {
    name: "electricity",
    path: "/transactions/buy-electricity",
    body: (digit) => electricity({ meter_number: `0400000000${digit}` }),
    cost: 2_000_00,
    what: /electricity purchase/,
  },
  {
    name: "bank transfer",
    path: `${BANK}/process`,
    begin: `${BANK}/initiate`,
    body: (digit) => ({
      ...bankTransfer({ destination_account_number: `010000000${digit}` }),
      transaction_pin: "1234",
    }),
    cost: 2_010_00,
    what: /bank transfer of ₦2,000\.00/,
  },
];

async function pay({ path, begin, body }: Call, digit: string, key = "") {
  const { transaction_pin, ...values } = body(digit);
  if (begin) await send(begin, values);
  return await send(path, { ...values, transaction_pin }, key ? { key } : {});
}

describe.each(calls)("$name", (call) => {
  test.each([
    ["1", false, "Failed", "Failed", 0],
    ["2", true, "Pending", "Successful", call.cost],
    ["3", true, "Pending", "Reversed", 0],
  ])("…%s: status %s, %s, then %s", async (digit, status, atFirst, atLast, cost) => {
    const answer = await pay(call, digit);
    expect([answer.status, answer.at("/status")]).toEqual([200, status]);
    expect(answer.at("/data/data/status/label")).toBe(atFirst);
    expect(answer.at("/message")).toMatch(call.what);
    expect(await newest()).toMatchObject({ status: { label: atFirst } });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - (atFirst === "Pending" ? call.cost : 0));
    sandbox.pass(5000);
    expect(await newest()).toMatchObject({ status: { label: atLast } });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - cost);
  });

  test("…4: has its effect and replies only to a repetition with the same Idempotency-Key", async () => {
    const { transaction_pin, ...values } = call.body("4");
    if (call.begin) await send(call.begin, values);
    const client = new AbortController();
    const request = {
      token: await sandbox.signIn("ada"),
      headers: { "Idempotency-Key": "intent-0001" },
      body: { ...values, transaction_pin },
    };
    const open = sandbox.fetch("POST", API + call.path, { ...request, signal: client.signal });
    client.abort();
    await expect(open).rejects.toMatchObject({ name: "DroppedConnection" });
    expect(await newest()).toMatchObject({
      status: { label: "Successful" },
      client_reference: "intent-0001",
    });
    expect((await sandbox.call("POST", API + call.path, request)).at("/status")).toBe(true);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - call.cost);
  });

  test("…5: refused as a duplicate", async () => {
    const answer = await pay(call, "5");
    expect([answer.status, answer.at("/status"), answer.at("/code")]).toEqual([409, false, "duplicate"]);
    expect(answer.at("/message")).toMatch(/^Duplicate transaction: the same .+ was made a moment ago\.$/);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("…6: a repetition under another key is refused for 30 seconds", async () => {
    expect((await pay(call, "6", "intent-0001")).at("/status")).toBe(true);
    sandbox.pass(29_999);
    const again = await pay(call, "6", "intent-0002");
    expect([again.status, again.at("/code")]).toEqual([409, "duplicate"]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - call.cost);
    sandbox.pass(1);
    expect((await pay(call, "6", "intent-0003")).at("/status")).toBe(true);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 2 * call.cost);
  });

  test("a key with another body is refused with a separate code", async () => {
    await pay(call, "6", "intent-0001");
    const other = await pay(call, "2", "intent-0001");
    expect([other.status, other.at("/code")]).toEqual([409, "key-reused"]);
  });
});
