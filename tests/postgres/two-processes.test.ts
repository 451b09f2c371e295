import { afterAll, beforeAll, expect, test } from "vitest";

import { dataIn } from "#lib/reply-data.ts";
import { addPayers, OPENING_KOBO, payer, withStore, type Payer } from "#tests/campaign/bank/add-payers.ts";
import { buyAirtime, openBank, wrongSums, type Answer, type Bank } from "#tests/campaign/bank/open-bank.ts";
import { startPostgres, type RunningPostgres } from "#tests/support/postgres.ts";

/** The same payment to it is refused for 30 s; a payment to it is pending for 5 s, then successful. */
const ONCE = "08000000006";
const SETTLES = "08000000002";

let postgres: RunningPostgres;
let banks: readonly [Bank, Bank];

beforeAll(async () => {
  // The disk is not what is tested.
  postgres = await startPostgres(["fsync=off"]);
  const place = { databaseUrl: postgres.url };
  const [one, other] = await Promise.all([openBank(place), openBank(place)]);
  banks = [one, other];
  await withStore(place, async (store) => await addPayers(store, 6));
});

afterAll(async () => {
  await Promise.all((banks ?? []).map(async (bank) => await bank.kill()));
  await postgres?.stop();
});

type Order = { readonly key?: string; readonly changes?: Readonly<Record<string, unknown>> };

/** A payment of ₦50 at one of the processes, in a session that began at the first one. */
async function client({ username, wallet }: Payer) {
  const token = await banks[0].signIn(username);
  return async (bank: Bank, { key = crypto.randomUUID(), changes }: Order = {}) =>
    await buyAirtime(bank, token, key, { source_wallet_number: wallet, ...changes });
}

/** Kobo that a payer has spent, as a process says; the ledger's sums must be right. */
async function spent(bank: Bank, { wallet }: Payer): Promise<number> {
  expect(await wrongSums(bank)).toEqual([]);
  const { body } = await bank.call("GET", "/__sandbox/ledger");
  const { wallets } = body as { wallets: readonly { wallet_number: string; balance_kobo: number }[] };
  return OPENING_KOBO - wallets.find(({ wallet_number }) => wallet_number === wallet)!.balance_kobo;
}

function referenceIn({ body }: Answer): unknown {
  return dataIn(body, "/reference_number");
}

test("one key at two processes at once is one payment, with one reply", async () => {
  const pay = await client(payer(1));
  const key = crypto.randomUUID();
  const [one, other] = await Promise.all(banks.map(async (bank) => await pay(bank, { key })));
  expect([one!.status, other!.status]).toEqual([200, 200]);
  expect(other!.body).toEqual(one!.body);
  expect(await spent(banks[1], payer(1))).toBe(50_00);
  const changed = await pay(banks[1], { key, changes: { final_amount: 60 } });
  expect([changed.status, dataIn(changed.body, "/code")]).toEqual([409, "key-reused"]);
});

test("the same payment at two processes at once is refused at one of them as a duplicate", async () => {
  const pay = await client(payer(2));
  const order = { changes: { phone_number: ONCE } };
  const answers = await Promise.all(banks.map(async (bank) => await pay(bank, order)));
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  expect(await spent(banks[0], payer(2))).toBe(50_00);
});

test("a wallet that holds one payment pays one, wherever both arrive", async () => {
  const pay = await client(payer(3));
  const most = OPENING_KOBO / 100 - 10;
  const order = { changes: { final_amount: most } };
  const answers = await Promise.all(banks.map(async (bank) => await pay(bank, order)));
  expect(answers.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 400]);
  expect(await spent(banks[0], payer(3))).toBe(most * 100);
});

test("a pending payment is settled once, when both are asked at once", async () => {
  const pay = await client(payer(4));
  const pending = await pay(banks[0], { changes: { phone_number: SETTLES } });
  expect(dataIn(pending.body, "/status/label")).toBe("Pending");
  await banks[1].call("POST", "/__sandbox/clock", { body: { ms: 6000 } });
  const token = await banks[1].signIn(payer(4).username);
  const path = "/api/v1/customers/wallet-transactions?page=1";
  await Promise.all(banks.map(async (bank) => await bank.call("GET", path, { token })));
  const { body } = await banks[0].call("GET", path, { token });
  expect(dataIn(body, "/transactions/data/0/status/label")).toBe("Successful");
  expect(await spent(banks[1], payer(4))).toBe(50_00);
});

test("wrong PINs at both processes lock the PIN at both", async () => {
  const pay = await client(payer(5));
  const wrong = { changes: { transaction_pin: "0000" } };
  for (const bank of [0, 1, 0, 1, 0] as const) await pay(banks[bank], wrong);
  const locked = await Promise.all(banks.map(async (bank) => await pay(bank)));
  expect(locked.map(({ status }) => status)).toEqual([423, 423]);
  expect(await spent(banks[0], payer(5))).toBe(0);
});

test("what a process acknowledged before `kill -9` is told again by the other one", async () => {
  const pay = await client(payer(6));
  const key = crypto.randomUUID();
  const [one, other] = banks;
  const first = await pay(other, { key });
  await other.kill();
  await expect(pay(other)).rejects.toThrow("fetch failed");
  expect(referenceIn(await pay(one, { key }))).toBe(referenceIn(first));
  expect(await spent(one, payer(6))).toBe(50_00);
});
