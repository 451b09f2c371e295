import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { electricity } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const VERIFY = "/transactions/verify-meter-number";
const BUY = "/transactions/buy-electricity";
const UNKNOWN = "No customer has this meter number.";
const NO_DISCO = "Choose a distribution company from the list.";

test("there are 11 distribution companies, all on the first page", async () => {
  const first = await get("/transactions/get-meter-services?page=1");
  expect(first.at("/data/electricity_discos")).toHaveLength(11);
  expect((await get("/transactions/get-meter-services?page=2")).at("/data/electricity_discos")).toEqual([]);
});

const verify = (meter_number: string, electricity_disco = "ikeja-electric") =>
  send(VERIFY, { meter_number, electricity_disco, meter_type: "prepaid" });

describe("a meter", () => {
  test.each(["04123456789", "0412345678901"])("%s has a name", async (meter) => {
    expect((await verify(meter)).at("/data/meter_name")).toMatch(/^[A-Z]+ [A-Z]+$/);
  });

  test.each(["0412345678", "04123456789012", "04000000009"])("%s is not found", async (meter) => {
    const none = await verify(meter);
    expect([none.status, none.body]).toEqual([200, { status: false, message: UNKNOWN }]);
  });

  test("cannot be looked up while the service is down, at an unknown company, or signed out", async () => {
    expect((await verify("04000000008")).status).toBe(503);
    const unknown = await verify("04123456789", "nowhere");
    expect([unknown.status, unknown.at("/message")]).toEqual([422, NO_DISCO]);
    expect((await sandbox.call("POST", `/api/v1${VERIFY}`, { body: {} })).status).toBe(401);
  });
});

describe("a purchase", () => {
  test("for a prepaid meter gives 20 digits, in the reply and in the history", async () => {
    const answer = await send(BUY, electricity(), { key: "intent-0001" });
    expect(answer.body).toMatchObject({ status: true, message: "Your electricity purchase was successful." });
    expect(answer.at("/data/token")).toMatch(/^\d{20}$/);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 2_000_00);
    expect(await newest()).toMatchObject({
      user_amount: 2000,
      transaction_type_id: 14,
      description: "Prepaid meter 04123456789, Ikeja Electric (IKEDC)",
      client_reference: "intent-0001",
      token: answer.at("/data/token"),
    });
    expect((await send(BUY, electricity(), { key: "intent-0001" })).body).toEqual(answer.body);
  });

  test("for a postpaid meter gives no digits", async () => {
    const answer = await send(BUY, electricity({ meter_type: "postpaid" }));
    expect([answer.at("/status"), answer.at("/data/token")]).toEqual([true, null]);
    expect(await newest()).not.toHaveProperty("token");
  });

  test("that is pending has its token in the history after it has settled", async () => {
    const answer = await send(BUY, electricity({ meter_number: "04000000002" }));
    expect([answer.at("/data/token"), answer.at("/data/data/status/label")]).toEqual([null, "Pending"]);
    expect(await newest()).not.toHaveProperty("token");
    sandbox.pass(5000);
    expect(await newest()).toMatchObject({ token: expect.stringMatching(/^\d{20}$/) });
  });

  test.each(["04000000001", "04000000003"])(
    "that fails or is reversed (%s) never gets a token",
    async (meter) => {
      expect((await send(BUY, electricity({ meter_number: meter }))).at("/data/token")).toBeNull();
      sandbox.pass(5000);
      expect(await newest()).not.toHaveProperty("token");
    },
  );

  test.each([
    ["too little", { final_amount: 499 }, "final_amount", "The minimum electricity amount is ₦500.00."],
    ["an unknown company", { electricity_disco: 99 }, "electricity_disco", NO_DISCO],
    ["an unknown meter", { meter_number: "04000000009" }, "meter_number", UNKNOWN],
  ])("is refused with %s", async (_, changes, field, message) => {
    const answer = await send(BUY, electricity(changes));
    expect([answer.status, answer.body]).toEqual([
      422,
      { status: false, message, errors: { [field]: [message] } },
    ]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });
});
