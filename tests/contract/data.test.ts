import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { data } from "./payment-requests.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const BUY = "/transactions/buy-data-bundle";

type Plan = { variation_code: string; name: string; variation_amount: number | string };

describe("bundles", () => {
  test.each(["mtn-data", "glo-data", "airtel-data", "etisalat-data"])(
    "%s has dozens of bundles on the first page, with prices as numbers and as decimal text",
    async (network) => {
      const plans = (await get(`/transactions/get-data-bundles/${network}?page=1`)).at(
        "/data/data",
      ) as Plan[];
      expect(plans).toHaveLength(36);
      expect(new Set(plans.map(({ variation_code }) => variation_code)).size).toBe(36);
      const texts = plans.map((plan) => plan.variation_amount).filter((price) => typeof price === "string");
      expect(texts).toHaveLength(18);
      expect(texts.every((price) => /^\d+\.\d{2}$/.test(price))).toBe(true);
    },
  );

  test("the second page is empty, and another network is unknown", async () => {
    expect((await get("/transactions/get-data-bundles/mtn-data?page=2")).at("/data/data")).toEqual([]);
    expect((await get("/transactions/get-data-bundles/mtn")).status).toBe(422);
  });
});

describe("a purchase", () => {
  test("debits the first wallet with the bundle's price", async () => {
    const answer = await send(BUY, data(), { key: "intent-0001" });
    expect(answer.body).toMatchObject({ status: true, message: "Your data purchase was successful." });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 1_500_00);
    expect(await newest()).toMatchObject({
      reference_number: answer.at("/data/data/reference_number"),
      user_amount: 1500,
      transaction_type_id: 12,
      transaction_category: { category: "Data" },
      description: "Data ref-1",
      client_reference: "intent-0001",
    });
  });

  test("every bundle of the list can be bought at its price", async () => {
    const plans = (await get("/transactions/get-data-bundles/glo-data")).at("/data/data") as Plan[];
    const [text] = plans.filter(({ variation_amount }) => typeof variation_amount === "string");
    const final_amount = Number(text?.variation_amount);
    const bought = data({ network_provider: "glo", data_plan: text?.variation_code, final_amount });
    expect((await send(BUY, bought)).at("/data/data/amount")).toBe(final_amount);
  });

  test.each([
    ["another price", { final_amount: 1499 }, "final_amount", "This bundle costs ₦1,500.00."],
    ["an unknown plan", { data_plan: "data-mtn-free" }, "data_plan", "Choose a bundle from the list."],
    ["another network's plan", { network_provider: "glo" }, "data_plan", "Choose a bundle from the list."],
    ["no phone number", { phone_number: "0803" }, "phone_number", "Enter a phone number of 11 digits."],
  ])("is refused with %s", async (_, changes, field, message) => {
    const answer = await send(BUY, data(changes));
    expect([answer.status, answer.body]).toEqual([
      422,
      { status: false, message, errors: { [field]: [message] } },
    ]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("is refused with a wrong PIN, without a wallet, and when the wallet holds too little", async () => {
    expect((await send(BUY, data({ transaction_pin: "0000" }))).at("/message")).toBe(
      "Incorrect transaction PIN. 4 tries left.",
    );
    const bola = await send(BUY, data({ transaction_pin: "4321" }), { username: "bola" });
    expect([bola.status, bola.at("/message")]).toEqual([404, "Wallet not found."]);
    const chidi = await send(BUY, data({ transaction_pin: "1111" }), { username: "chidi" });
    expect([chidi.status, chidi.at("/message")]).toEqual([
      400,
      "Insufficient balance: ₦1,500.00 is needed, the wallet holds ₦1,000.00.",
    ]);
  });
});
