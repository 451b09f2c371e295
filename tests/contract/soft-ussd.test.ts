import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const REQUEST = "/vas/api/payment/request";
/** ₦1,000.00 without the fee of ₦30.00. */
const CREDIT = 970_00;

/** The service has neither sign-in nor AppID. */
function request(changes = {}, key = "") {
  return sandbox.call("POST", REQUEST, {
    headers: { AppID: "", ...(key && { "Idempotency-Key": key }) },
    body: { amount: 1000, phone: "08031112223", account_number: ADA_MAIN, ...changes },
  });
}

function ask(reference: unknown) {
  return sandbox.call("GET", `${REQUEST}/${String(reference)}`, { headers: { AppID: "" } });
}

describe("a payment request", () => {
  test("is pending, then approved after 5 seconds, and credits the wallet less the fee", async () => {
    const asked = await request({}, "intent-0001");
    expect(asked.at("/message")).toBe("The payment request was sent to the phone.");
    const reference = asked.at("/data/reference");
    sandbox.pass(4999);
    expect((await ask(reference)).body).toMatchObject({
      status: true,
      data: { apiResponse: { success: true }, statusDescription: "Pending" },
    });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
    sandbox.pass(1);
    expect((await ask(reference)).at("/data/statusDescription")).toBe("Approved");
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE + CREDIT);
    expect(await newest()).toMatchObject({
      reference_number: reference,
      user_amount: 1000,
      user_charge_amount: 30,
      transaction_type: "credit",
      transaction_type_id: 101,
      status: { label: "Successful" },
      description: "Payment request to 08031112223",
      client_reference: "intent-0001",
    });
  });

  test.each([
    ["08000000001", 5000, "Failed", false, 0],
    ["08000000003", 5000, "Declined", true, 0],
    ["08000000002", 125_000, "Approved", true, CREDIT],
    ["08000000007", 600_000, "Expired", true, 0],
  ])("to %s is pending until %d ms, then %s", async (phone, ms, description, success, credited) => {
    const reference = (await request({ phone })).at("/data/reference");
    sandbox.pass(ms - 1);
    expect((await ask(reference)).at("/data/statusDescription")).toBe("Pending");
    sandbox.pass(1);
    const answer = await ask(reference);
    expect([answer.at("/data/statusDescription"), answer.at("/data/apiResponse/success")]).toEqual([
      description,
      success,
    ]);
    expect(await newest()).toMatchObject({ status: { label: credited > 0 ? "Successful" : "Failed" } });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE + credited);
  });

  test("to …4 is made and never gets a reply", async () => {
    const client = new AbortController();
    const open = sandbox.fetch("POST", REQUEST, {
      body: { amount: 1000, phone: "08000000004", account_number: ADA_MAIN },
      signal: client.signal,
    });
    client.abort();
    await expect(open).rejects.toMatchObject({ name: "DroppedConnection" });
    expect(await newest()).toMatchObject({ description: "Payment request to 08000000004" });
  });

  test("is made once for each Idempotency-Key", async () => {
    const first = await request({}, "intent-0001");
    expect((await request({}, "intent-0001")).body).toEqual(first.body);
    const other = await request({ amount: 2000 }, "intent-0001");
    expect([other.status, other.at("/code")]).toEqual([409, "key-reused"]);
  });

  test.each([
    ["too little", { amount: 99 }, 422, "The minimum payment request is ₦100.00."],
    ["no phone number", { phone: "0803" }, 422, "Enter a phone number of 11 digits."],
    ["an unknown account", { account_number: "9999999999" }, 422, "No wallet has this account number."],
    [
      "a phone that …5 calls a duplicate",
      { phone: "08000000005" },
      409,
      "Duplicate transaction: the same payment request was made a moment ago.",
    ],
  ])("is refused with %s", async (_, changes, status, message) => {
    const answer = await request(changes);
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
  });
});

test.each(["USSD-none", "DEMO-00000001"])("%s is not the reference of a request", async (reference) => {
  const answer = await ask(reference);
  expect([answer.status, answer.at("/message")]).toEqual([404, "No payment request has this reference."]);
});
