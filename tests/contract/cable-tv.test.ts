import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { cable } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const VERIFY = "/transactions/verify-smart-card";
const PAY = "/transactions/subscribe-cable-tv";
const UNKNOWN = "No subscriber has this smart card number.";

test.each(["dstv", "gotv", "startimes", "showmax"])("%s has dozens of plans", async (type) => {
  const plans = (await get(`/transactions/get-subscriptions?cableTvType=${type}`)).at("/data/data") as {
    variation_code: string;
    variation_amount: unknown;
  }[];
  expect(plans.length).toBeGreaterThanOrEqual(24);
  expect(new Set(plans.map(({ variation_code }) => variation_code)).size).toBe(plans.length);
  expect(new Set(plans.map(({ variation_amount }) => typeof variation_amount))).toEqual(
    new Set(["number", "string"]),
  );
});

test("plans of an unknown provider, or without a provider, are refused", async () => {
  expect((await get("/transactions/get-subscriptions?cableTvType=cinema")).status).toBe(422);
  expect((await get("/transactions/get-subscriptions")).status).toBe(422);
});

const verify = (smart_card_number: string) => send(VERIFY, { smart_card_number, cable_tv_type: "dstv" });

describe("a smart card", () => {
  test.each(["7024681357", "702468135791"])("%s always has the same name", async (card) => {
    const found = await verify(card);
    expect(found.at("/data/customer_name")).toMatch(/^[A-Z]+ [A-Z]+$/);
    expect((await verify(card)).body).toEqual(found.body);
  });

  test.each(["123456789", "1234567890123", "12345abcde", "1000000009", "900000000009"])(
    "%s is not found",
    async (card) => {
      const none = await verify(card);
      expect([none.status, none.body]).toEqual([200, { status: false, message: UNKNOWN }]);
    },
  );

  test("for a card that ends in seven zeros and 8, the service is down", async () => {
    const down = await verify("1000000008");
    expect([down.status, down.at("/message")]).toEqual([
      503,
      "The verification service is not available. Try again later.",
    ]);
  });
});

describe("a subscription", () => {
  test("debits the first wallet, and the history names plan, card and key", async () => {
    const answer = await send(PAY, cable(), { key: "intent-0001" });
    expect(answer.body).toMatchObject({
      status: true,
      message: "Your cable TV subscription was successful.",
    });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 15_700_00);
    expect(await newest()).toMatchObject({
      user_amount: 15_700,
      transaction_type_id: 13,
      description: "DStv Compact, 1 month, smart card 7024681357",
      client_reference: "intent-0001",
    });
  });

  test.each([
    ["another price", { final_amount: 100 }, "final_amount", "This plan costs ₦15,700.00."],
    ["an unknown plan", { subscription_plan: "x" }, "subscription_plan", "Choose a plan from the list."],
    [
      "another provider's plan",
      { cable_tv_type: "gotv" },
      "subscription_plan",
      "Choose a plan from the list.",
    ],
    ["an unknown card", { smart_card_number: "1000000009" }, "smart_card_number", UNKNOWN],
  ])("is refused with %s", async (_, changes, field, message) => {
    const answer = await send(PAY, cable(changes));
    expect([answer.status, answer.body]).toEqual([
      422,
      { status: false, message, errors: { [field]: [message] } },
    ]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("is refused with a wrong PIN", async () => {
    const answer = await send(PAY, cable({ transaction_pin: "0000" }));
    expect([answer.status, answer.at("/message")]).toEqual([400, "Incorrect transaction PIN. 4 tries left."]);
  });
});
