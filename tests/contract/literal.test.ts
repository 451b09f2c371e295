import { beforeEach, describe, expect, test } from "vitest";
import { dataIn, listIn } from "#lib/reply-data.ts";
import { ADA_MAIN, BUY_AIRTIME, airtime } from "./airtime-request.ts";
import { bankTransfer, cable, data, electricity } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8];
/** The form of a reply also depends on the number of the call: this many calls meet each of three forms. */
const OFTEN = 24;

beforeEach(() => sandbox.behave("literal"));

async function get(path: string, username = "ada") {
  return await sandbox.call("GET", `/api/v1/${path}`, { token: await sandbox.signIn(username) });
}

async function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  const token = await sandbox.signIn("ada");
  return await sandbox.call("POST", `/api/v1/${path}`, { token, headers, body });
}

/** The replies to one call that is repeated. */
async function often<Item>(make: () => Promise<Item>): Promise<Item[]> {
  const made: Item[] = [];
  for (let count = 0; count < OFTEN; count++) made.push(await make());
  return made;
}

function references(history: unknown): unknown[] {
  return listIn(history, "/transactions/data").map((row) => dataIn(row, "/reference_number"));
}

const READS = [
  "profile",
  "users/profile",
  "customers/wallets",
  "customers/wallet-transactions?page=1",
  "transactions/history?page=1",
  "customers/kyc-verifications",
  "transactions/get-data-bundles/mtn-data?page=1",
  "transactions/get-subscriptions?cableTvType=dstv",
  "transactions/get-meter-services?page=1",
  "transactions/errandpay/get-pos-terminals",
  "banks?items_per_page=500",
  "get-banks",
  "verify/bank-account/0123456789/7",
  "verify/nin/12345678901",
  "verify/wallet-number/2000000001",
  "loan-mgt/eligible-loan-products",
  "loan-mgt/loans?status=active",
  "card-mgt/cards/virtual/list",
  "card-mgt/cards/physical/list",
  "organizations/customer-support-details/1",
  "properties-mgt/properties?page=1&items_per_page=12",
  "properties-mgt/property-categories?items_per_page=100",
  "properties-mgt/property-subscriptions",
  "all",
  "admin",
];

// The sandbox checks each literal reply for keys that the specification does not name; a finding fails the test (`testSandbox`).
describe.each(SEEDS)("with seed %i", (seed) => {
  test("each read returns what the specification names, and no keys of our own", async () => {
    await sandbox.behave("literal", seed);
    for (const path of READS) expect([path, (await get(path)).status]).toEqual([path, 200]);
  });

  test("each payment is made, and its reply is as the specification says", async () => {
    await sandbox.behave("literal", seed);
    await post("customers/wallet-to-bank-transaction/initiate", bankTransfer());
    for (const [path, body] of [
      ["transactions/buy-airtime", airtime()],
      ["transactions/buy-data-bundle", data()],
      ["transactions/subscribe-cable-tv", cable()],
      ["transactions/buy-electricity", electricity()],
      ["customers/wallet-to-bank-transaction/process", bankTransfer({ transaction_pin: "1234" })],
    ] as const) {
      const answer = await post(path, body);
      expect([200, 201]).toContain(answer.status);
      expect([true, 1, "1"]).toContain(answer.at("/status"));
    }
  });
});

describe("forms", () => {
  test("the data of a reply is under data or data.data", async () => {
    const replies = await often(async () => await get("customers/wallets"));
    const places = replies.map((one) => (Array.isArray(one.at("/data")) ? "/data" : "/data/data"));
    expect(new Set(places)).toEqual(new Set(["/data", "/data/data"]));
    expect(new Set(replies.map(({ body }) => listIn(body).length))).toEqual(new Set([3]));
  });

  test("ids are numbers or text", async () => {
    const replies = await often(async () => await get("customers/wallets"));
    expect(new Set(replies.map(({ body }) => typeof dataIn(body, "/0/id")))).toEqual(
      new Set(["number", "string"]),
    );
  });

  test("labels are in any letter case, the same in all rows of a reply", async () => {
    const replies = await often(async () => await get("customers/wallet-transactions?page=1"));
    const labels = replies.map(({ body }) => dataIn(body, "/transactions/data/0/status/label"));
    expect(new Set(labels)).toEqual(new Set(["Successful", "SUCCESSFUL", "successful"]));
  });

  test("the history takes pages and ignores all other parameters", async () => {
    const plain = await get("customers/wallet-transactions?page=2");
    const asked = await get(
      "customers/wallet-transactions?page=2&items_per_page=30&transaction_type_id=4&from=2026-01-01&to=2026-01-02",
    );
    expect(references(asked.body)).toEqual(references(plain.body));
    expect(references(asked.body)).toHaveLength(10);
  });

  test("a company has the flags that the specification lists", async () => {
    const answer = await sandbox.call("GET", "/platform/api/v1/organizations/demo");
    const features = dataIn(answer.body, "/organization_subscribed_features");
    expect(Object.keys(features as object)).toEqual([
      "payments-manager",
      "vtu-mgt",
      "card-mgt",
      "loan-mgt",
      "properties-mgt",
    ]);
    expect(JSON.stringify(answer.body)).not.toContain("pos");
  });

  test("calls of our own do not exist", async () => {
    expect((await get("adverts")).status).toBe(404);
    expect((await get("card-mgt/cards/physical/requests")).status).toBe(404);
  });
});

describe("payments", () => {
  test("keys are ignored: each request is a payment", async () => {
    const before = await sandbox.balance(ADA_MAIN);
    const key = { "Idempotency-Key": "the-same-key" };
    await post("transactions/buy-airtime", airtime(), key);
    await post("transactions/buy-airtime", airtime(), key);
    expect(Number(before) - Number(await sandbox.balance(ADA_MAIN))).toBe(200_00);
  });

  test("a refusal is 400 or 422 with its message alone", async () => {
    const replies = await often(
      async () => await post("transactions/buy-airtime", airtime({ final_amount: 1 })),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([400, 422]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body)))).toEqual(
      new Set(['{"message":"The minimum airtime amount is ₦50.00."}']),
    );
  });

  test("a pending payment says so, in every form", async () => {
    const waiting = airtime({ phone_number: "08000000002" });
    const replies = await often(async () => await post("transactions/buy-airtime", waiting));
    const labels = replies.map(({ body }) => String(dataIn(body, "/status/label")).toLowerCase());
    expect(new Set(labels)).toEqual(new Set(["pending"]));
  });

  test("a failed payment says so by its status, or is refused", async () => {
    const failing = airtime({ phone_number: "08000000001" });
    const replies = await often(async () => await post("transactions/buy-airtime", failing));
    const seen = replies.map((one) => (one.status === 200 ? one.at("/status") : one.status));
    expect(new Set(seen)).toEqual(new Set([false, 0, "0", 400, 422]));
  });

  test("a payment request that was not paid says so in the fields that the specification names", async () => {
    const asked = await sandbox.call("POST", "/vas/api/payment/request", {
      token: await sandbox.signIn("ada"),
      body: { amount: 1000, phone: "08000000001", account_number: ADA_MAIN },
    });
    sandbox.pass(5000);
    const path = `/vas/api/payment/request/${String(dataIn(asked.body, "/reference"))}`;
    const token = await sandbox.signIn("ada");
    const replies = await often(async () => await sandbox.call("GET", path, { token }));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(replies.map(({ body }) => dataIn(body, "/apiResponse/success")))).toEqual(
      new Set([false]),
    );
  });

  test("ids that a reply gave as text are accepted as text", async () => {
    const body = bankTransfer({ bank_id: "7" });
    expect((await post("customers/wallet-to-bank-transaction/initiate", body)).status).toBeLessThan(202);
  });
});

test("the same seed gives the same replies, and a reset starts the sequence again", async () => {
  const read = async () => {
    await sandbox.behave("literal", 7);
    await sandbox.call("POST", "/__sandbox/reset");
    return (await often(async () => await get("customers/wallets"))).map(({ body }) => body);
  };
  expect(await read()).toEqual(await read());
  expect(await (await sandbox.fetch("GET", "/__sandbox/provider")).json()).toEqual({
    provider: "literal",
    seed: 7,
  });
});

test("only two kinds of provider exist", async () => {
  const answer = await sandbox.call("POST", "/__sandbox/provider", { body: { provider: "other", seed: 1 } });
  expect(answer.status).toBe(422);
});

test("the usual provider comes back", async () => {
  await sandbox.behave("usual");
  const token = await sandbox.signIn("ada");
  const answer = await sandbox.call("POST", BUY_AIRTIME, { token, body: airtime() });
  expect(answer.at("/data/data/amount")).toBe(100);
});
