import { expect, test } from "vitest";
import { ADA_MAIN, airtime, BUY_AIRTIME } from "./airtime-request.ts";
import { testSandbox } from "./sandbox-client.ts";

const sandbox = testSandbox();
const CLOCK = "/__sandbox/clock";

async function newest(): Promise<unknown> {
  const token = await sandbox.signIn("ada");
  const answer = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?page=1", { token });
  return answer.at("/data/transactions/data/0");
}

test("moving the clock forward settles pending payments", async () => {
  const token = await sandbox.signIn("ada");
  const before = await sandbox.balance(ADA_MAIN);
  await sandbox.call("POST", BUY_AIRTIME, { token, body: airtime({ phone_number: "08000000003" }) });
  await sandbox.call("POST", CLOCK, { body: { ms: 4000 } });
  expect(await newest()).toMatchObject({ status: { label: "Pending" } });
  await sandbox.call("POST", CLOCK, { body: { ms: 1000 } });
  expect(await newest()).toMatchObject({ status: { label: "Reversed" } });
  expect(await sandbox.balance(ADA_MAIN)).toBe(before);
});

test("a reset sets the clock back: the history ends as before", async () => {
  const before = await newest();
  await sandbox.call("POST", CLOCK, { body: { ms: 24 * 60 * 60_000 } });
  await sandbox.call("POST", "/__sandbox/reset");
  expect(await newest()).toEqual(before);
});

test.each([{}, { ms: -1 }, { ms: 0.5 }, { ms: "5" }])("%o is refused", async (body) => {
  expect((await sandbox.call("POST", CLOCK, { body })).status).toBe(422);
});

test("a history that was made longer has the rows up to the sandbox's time", async () => {
  const total = async () => {
    const token = await sandbox.signIn("ada");
    const answer = await sandbox.call("GET", "/api/v1/customers/wallet-transactions?page=1", { token });
    return Number(answer.at("/data/meta_data/total"));
  };
  const before = await total();
  await sandbox.call("POST", "/__sandbox/history", { body: { rows: 20 } });
  expect(await total()).toBe(before + 20);
});
