import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const CARDS = "/card-mgt/cards";
const LIST = `${CARDS}/virtual/list`;
const CREATE = `${CARDS}/virtual/create`;
const BEFORE = 24_530_050;
const PIN = "1234";

async function cards(username = "ada"): Promise<Record<string, unknown>[]> {
  return (await get(LIST, username)).at("/data") as Record<string, unknown>[];
}

async function patch(id: number | string, action: "block" | "unblock") {
  const token = await sandbox.signIn("ada");
  return await sandbox.call("PATCH", `/api/v1${CARDS}/${id}/${action}`, { token, body: {} });
}

async function fund(id: number, changes = {}, options = {}) {
  const body = { amount: 1500, source_wallet_number: ADA_MAIN, transaction_pin: PIN, ...changes };
  return await send(`${CARDS}/${id}/fund`, body, options);
}

describe("virtual cards", () => {
  test("ada has three, one of them frozen; chidi none", async () => {
    const [first, ...others] = await cards();
    expect(first).toEqual({
      id: 1,
      embossed_name: "ADA OKAFOR",
      card_type: "visa",
      card_number: "4000001234567899",
      expiration_date: "09/29",
      cvv: "417",
      is_amount_locked: false,
      balance: 52_400,
    });
    expect(others).toMatchObject([
      { is_amount_locked: true, balance: 3150.25 },
      { is_amount_locked: false, balance: 0 },
    ]);
    expect(await cards("chidi")).toEqual([]);
  });

  test("a new card has its own number, three years until it expires, and no balance", async () => {
    const answer = await send(CREATE, { transaction_pin: "1111" }, { username: "chidi" });
    expect(answer.body).toEqual({ status: true, message: "Your virtual card was created." });
    expect(await cards("chidi")).toMatchObject([
      {
        embossed_name: "CHIDI EZE",
        card_number: expect.stringMatching(/^400000\d{10}$/),
        cvv: expect.stringMatching(/^\d{3}$/),
        expiration_date: "03/29",
        is_amount_locked: false,
        balance: 0,
      },
    ]);
  });

  test("a wrong PIN creates no card", async () => {
    const answer = await send(CREATE, { transaction_pin: "0000" });
    expect([answer.status, answer.at("/message")]).toEqual([400, "Incorrect transaction PIN. 4 tries left."]);
    expect(await cards()).toHaveLength(3);
  });

  test("a customer gets at most five, also when the requests come at the same time", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => send(CREATE, { transaction_pin: PIN })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 400]);
    expect(await cards()).toHaveLength(5);
  });

  test("a customer without a verified email address gets none", async () => {
    const answer = await send(CREATE, { transaction_pin: "4321" }, { username: "bola" });
    expect([answer.status, answer.at("/message")]).toEqual([
      403,
      "Verify your email address before you request a card.",
    ]);
  });

  test("a frozen card stays frozen until it is unfrozen, and both can be repeated", async () => {
    for (const frozen of [true, true, false, false]) {
      const answer = await patch(1, frozen ? "block" : "unblock");
      expect(answer.at("/status")).toBe(true);
      expect((await cards())[0]).toMatchObject({ is_amount_locked: frozen });
    }
  });

  test.each(["4", "99", "1x", "%20"])("card %s is not ada's", async (id) => {
    expect((await patch(id, "block")).status).toBe(404);
  });
});

describe("funding a card", () => {
  test("takes the money from the wallet, puts it on the card, and is in the history", async () => {
    const answer = await fund(3, {}, { key: "intent-0001" });
    expect(answer.body).toMatchObject({ status: true, message: "Your card funding was successful." });
    expect((await fund(3, {}, { key: "intent-0001" })).body).toEqual(answer.body);
    expect((await cards())[2]).toMatchObject({ balance: 1500 });
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE - 1_500_00);
    expect(await newest()).toMatchObject({
      user_amount: 1500,
      transaction_type: "debit",
      transaction_category: { category: "Card Funding" },
      description: "Card that ends in 5544",
      client_reference: "intent-0001",
    });
  });

  test.each([
    [2, {}, 403, "This card is frozen. Unfreeze it before you fund it."],
    [4, {}, 404, "You do not have this card."],
    [1, { amount: 99.99 }, 422, "The minimum amount is ₦100.00."],
    [
      1,
      { amount: 300_000 },
      400,
      "Insufficient balance: ₦300,000.00 is needed, the wallet holds ₦245,300.50.",
    ],
    [1, { transaction_pin: "0000" }, 400, "Incorrect transaction PIN. 4 tries left."],
    [1, { source_wallet_number: "2010000048" }, 403, "This wallet is not yours."],
  ])("card %i with %j is refused with %i", async (id, changes, status, message) => {
    const answer = await fund(id, changes);
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test.each([
    [1, "Failed", "Failed", 0],
    [2, "Pending", "Successful", 500],
    [3, "Pending", "Reversed", 0],
  ])("magic card %i: %s, then %s", async (digit, atFirst, atLast, onCard) => {
    await send(
      "/transactions/errandpay/transfer-pos-funds",
      { serial_number: "98000000006", transaction_amount: 500 },
      { username: "receiver" },
    );
    const { id } = (await cards("receiver"))[digit - 1]!;
    const answer = await fund(
      Number(id),
      { amount: 500, source_wallet_number: "2000000001", transaction_pin: "2222" },
      { username: "receiver" },
    );
    expect(answer.at("/data/data/status/label")).toBe(atFirst);
    sandbox.pass(5000);
    expect(await newest("receiver")).toMatchObject({ status: { label: atLast } });
    expect((await cards("receiver"))[digit - 1]).toMatchObject({ balance: onCard });
    expect(await sandbox.balance("2000000001")).toBe(onCard > 0 ? 0 : 500_00);
  });
});

describe("physical cards", () => {
  const PHYSICAL = `${CARDS}/physical`;
  const apply = (changes = {}) =>
    send(`${PHYSICAL}/request`, {
      card_type: "master",
      delivery_address: "3 Palm Avenue, Ikeja, Lagos",
      ...changes,
    });
  const statuses = async () =>
    ((await get(`${PHYSICAL}/requests`)).at("/data") as { status: { label: string } }[]).map(
      ({ status }) => status.label,
    );

  test("ada holds one, and has applied for three", async () => {
    expect((await get(`${PHYSICAL}/list`)).at("/data")).toMatchObject([
      { card_name: "ADA OKAFOR", exp_date: "06/28", card_category_id: 2 },
    ]);
    expect(await statuses()).toEqual(["Processing", "Declined", "Delivered"]);
  });

  test.each([
    ["3 Palm Avenue, Ikeja, Lagos", "Delivered", 2],
    ["Magic Road 00000001", "Declined", 1],
    ["Magic Road 00000002", "Processing", 1],
  ])("one for %s is processing, then %s", async (delivery_address, label, held) => {
    expect((await apply({ delivery_address })).at("/status")).toBe(true);
    expect((await statuses())[0]).toBe("Processing");
    sandbox.pass(5000);
    expect((await statuses())[0]).toBe(label);
    expect((await get(`${PHYSICAL}/list`)).at("/data")).toHaveLength(held);
  });

  test.each([
    [{ card_type: "visa" }, "card_type", "You have applied for this card already, and it is on its way."],
    [{ delivery_address: " Ikeja  " }, "delivery_address", "Enter the street, the town and the state."],
  ])("%j is refused", async (changes, field, message) => {
    const answer = await apply(changes);
    expect([answer.status, answer.at(`/errors/${field}/0`)]).toEqual([422, message]);
  });

  test("only the four kinds of card are accepted", async () => {
    expect((await apply({ card_type: "amex" })).status).toBe(422);
  });
});
