import { expect, test } from "vitest";
import { DroppedConnection } from "#sandbox/http/reply.ts";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send } = paymentClient(sandbox);
const CARDS = "/card-mgt/cards";

const loan = {
  loan_product_id: 1,
  loan_amount: 50_000,
  desired_loan_disbursement_date: "2026-03-02",
  is_earning_monthly_salary: false,
  marital_status: "single",
  is_house_owner: false,
  has_dependents: false,
  is_planning_to_relocate: false,
  preferred_repayment_method: "direct-debit",
  repayment_bank_id: 3,
  repayment_bank_account_number: "0123456789",
};
const physical = { card_type: "master", delivery_address: "3 Palm Avenue, Ikeja, Lagos" };
const kyc = { id_type: "bvn", id_value: "12345678901", valid_id_url: null, signature_url: null };

/** Name, path, body, the changes that make it another request, and the path of the list that contains the result. */
const calls = [
  ["a virtual card", `${CARDS}/virtual/create`, { transaction_pin: "1234" }, {}, `${CARDS}/virtual/list`],
  [
    "a physical card",
    `${CARDS}/physical/request`,
    physical,
    { card_type: "gold" },
    `${CARDS}/physical/requests`,
  ],
  ["a loan", "/loan-mgt/loan-applications", loan, { loan_amount: 60_000 }, "/loan-mgt/loans"],
  ["documents", "/customers/kyc-verifications", kyc, { id_type: "nin" }, "/customers/kyc-verifications"],
] as const;

const key = "intent-0001";

async function count(list: string): Promise<number> {
  return JSON.stringify((await get(list)).body).split('"id":').length;
}

test.each(calls)("%s is created once for each key", async (_, path, body, __, list) => {
  const before = await count(list);
  const first = await send(path, body, { key });
  const made = await count(list);
  const again = await send(path, body, { key });
  expect(first.at("/status")).toBe(true);
  expect(made).toBeGreaterThan(before);
  expect(again.body).toEqual(first.body);
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect(await count(list)).toBe(made);
});

// The request for a virtual card contains only a PIN, so it has no other kind.
test.each(calls.slice(1))(
  "%s of another kind under the same key is refused",
  async (_, path, body, other, list) => {
    await send(path, body, { key });
    const made = await count(list);
    const refused = await send(path, { ...body, ...other }, { key });
    expect([refused.status, refused.at("/code")]).toEqual([409, "key-reused"]);
    expect(await count(list)).toBe(made);
    expect((await send(path, { ...body, ...other }, { key: "intent-0002" })).at("/status")).toBe(true);
    expect(await count(list)).toBeGreaterThan(made);
  },
);

test.each(calls)("a repeated request gets the lost reply about %s", async (_, path, body, __, list) => {
  const route = `POST /api/v1${path}`;
  await sandbox.call("POST", "/__sandbox/faults", { body: { route, kind: "drop-after" } });
  await expect(send(path, body, { key })).rejects.toThrow(DroppedConnection);
  const made = await count(list);
  const again = await send(path, body, { key });
  expect([again.at("/status"), again.headers.get("Idempotent-Replayed")]).toEqual([true, "true"]);
  expect(await count(list)).toBe(made);
});

test("a refusal is not stored: a wrong PIN can be corrected under the same key", async () => {
  expect((await createCard("0000")).status).toBe(400);
  expect((await createCard("1234")).headers.get("Idempotent-Replayed")).toBeNull();
});

async function createCard(transaction_pin: string) {
  return await send(`${CARDS}/virtual/create`, { transaction_pin }, { key });
}
