import { describe, expect, test } from "vitest";
import { ADA_MAIN } from "./airtime-request.ts";
import { paymentClient } from "./payment-client.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const { get, send, newest } = paymentClient(sandbox);
const BEFORE = 24_530_050;
const LIST = "/transactions/errandpay/get-pos-terminals";
const MOVE = "/transactions/errandpay/transfer-pos-funds";
const SERIAL = "98220514702";

const move = (changes = {}, options = {}) =>
  send(MOVE, { serial_number: SERIAL, transaction_amount: 2600.5, ...changes }, options);

async function held(username = "ada", index = 1): Promise<unknown> {
  return (await get(LIST, username)).at(`/data/${index}/balance`);
}

test("ada has three terminals, chidi none", async () => {
  expect((await get(LIST)).at("/data")).toEqual([
    { terminal_code: "2030AB41", serial_number: "98220514701", balance: 84_250 },
    { terminal_code: "2030AB42", serial_number: SERIAL, balance: 12_600.5 },
    { terminal_code: "2030AB43", serial_number: "98220514703", balance: 0 },
  ]);
  expect((await get(LIST, "chidi")).at("/data")).toEqual([]);
});

describe("a transfer from a terminal", () => {
  test("credits the first wallet and is in its history", async () => {
    const answer = await move({}, { key: "intent-0001" });
    expect(answer.body).toMatchObject({
      status: true,
      message: "Your transfer from the terminal was successful.",
    });
    expect(await held()).toBe(10_000);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE + 2_600_50);
    expect(await newest()).toMatchObject({
      user_amount: 2600.5,
      transaction_type: "credit",
      transaction_type_id: 63,
      description: "From terminal 2030AB42",
      client_reference: "intent-0001",
    });
    expect((await move({}, { key: "intent-0001" })).body).toEqual(answer.body);
    expect(await held()).toBe(10_000);
  });

  test("accepts the terminal code too, and can empty the terminal", async () => {
    await move({ serial_number: "2030AB42", transaction_amount: 12_600.5 });
    expect(await held()).toBe(0);
  });

  test.each([
    [
      "more than the terminal holds",
      { transaction_amount: 12_600.51 },
      400,
      "Insufficient balance: ₦12,600.51 is needed, the terminal holds ₦12,600.50.",
    ],
    ["too little", { transaction_amount: 0.5 }, 422, "The minimum transfer is ₦1.00."],
    ["an unknown terminal", { serial_number: "1" }, 404, "You have no terminal with this serial number."],
    [
      "another's terminal",
      { serial_number: "98000000001" },
      404,
      "You have no terminal with this serial number.",
    ],
  ])("is refused with %s", async (_, changes, status, message) => {
    const answer = await move(changes);
    expect([answer.status, answer.at("/message")]).toEqual([status, message]);
    expect(await sandbox.balance(ADA_MAIN)).toBe(BEFORE);
  });

  test("twice at the same time never takes more than the terminal holds", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => move({ transaction_amount: 5000 })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(await held()).toBe(2600.5);
  });
});

describe("magic terminals of the customer receiver", () => {
  test.each([
    ["98000000001", "Failed", "Failed", 0],
    ["98000000002", "Pending", "Successful", 50_00],
    ["98000000003", "Pending", "Reversed", 0],
  ])("%s: %s, then %s", async (serial, atFirst, atLast, credited) => {
    const index = Number(serial.at(-1)) - 1;
    const changes = { serial_number: serial, transaction_amount: 50 };
    const answer = await move(changes, { username: "receiver" });
    expect(answer.at("/data/data/status/label")).toBe(atFirst);
    expect(await held("receiver", index)).toBe(atFirst === "Failed" ? 10_000 : 9950);
    sandbox.pass(5000);
    expect(await newest("receiver")).toMatchObject({ status: { label: atLast } });
    expect(await sandbox.balance("2000000001")).toBe(credited);
    expect(await held("receiver", index)).toBe(credited > 0 ? 9950 : 10_000);
  });
});
