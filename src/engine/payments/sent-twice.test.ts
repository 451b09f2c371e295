import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, pin, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, openScreen, reply, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { watchJournal } from "./journal-watcher.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const HISTORY = "GET customers/wallet-transactions";
const INITIATE = "POST customers/wallet-to-wallet-transaction/initiate";
const PROCESS = "POST customers/wallet-to-wallet-transaction/process";
const transfer = compileScreenFile("schemas/screens/payments/wallet-transfer.json");
const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
const history = (...rows: object[]) => reply({ status: true, data: { transactions: { data: rows } } });
const row = (reference_number: string, label: string) => ({
  reference_number,
  user_amount: 1000,
  transaction_type: "debit",
  transaction_type_id: 4,
  created_at: "2026-11-20T10:00:01Z",
  status: { label },
});
const begun = (transaction_reference: string) =>
  reply({ status: true, data: { data: { transaction_reference } } });

/** Two transfers of the same wish, each begun under a reference of its own, and no reply to either. */
async function transferTwice() {
  const storage = memory();
  const provider = scriptedProvider();
  const wallet = { wallet_number: "2010000017", ownership_label: "Ada", balance: "10000.00" };
  provider.on("GET customers/wallets", reply({ status: true, data: { data: [wallet] } }));
  provider.on("GET verify/wallet-number/2010000025", reply({ status: true, data: { wallet_name: "Bola" } }));
  provider.on(INITIATE, begun("TRF-1"), begun("TRF-2"));
  provider.on(PROCESS, lost("timeout"));
  provider.on(HISTORY, history());
  const pay = async (sure: boolean) => {
    const bench = await openScreen(transfer, { provider, storage });
    await bench.type({ destination_wallet_number: "2010000025", amount: 100_000, narration: "Lunch" });
    await bench.submit({ ...bench.inputs() });
    if (sure) bench.store.agree(true);
    await bench.submit(pin);
    return bench;
  };
  (await pay(false)).leave();
  return await pay(true);
}

it.each([
  ["has expired", "Expired", "pending"],
  ["went through", "Successful", "succeeded"],
])("that the first of two requests %s: %s is %s", async (_, label, outcome) => {
  const { provider, environment, store } = await transferTwice();
  const sent = provider.requests.filter(({ path }) => PROCESS.endsWith(path)).map(({ body }) => body);
  expect(sent).toMatchObject([{ transaction_reference: "TRF-1" }, { transaction_reference: "TRF-2" }]);
  provider.on(HISTORY, history(row("TRF-2", "Successful"), row("TRF-1", label)));
  const watcher = watchJournal(environment, async () => transfer);
  await vi.advanceTimersByTimeAsync(1000);
  expect(store.getState().result?.outcome).toBe(outcome);
  watcher.stop();
});

it("the first has failed, says the bank while the second is under way: the reply to that counts", async () => {
  const { provider, pay, payAgain, environment, result, journal } = await openAirtime();
  provider.on(HISTORY, history());
  provider.on(BUY, lost("timeout"));
  await pay();
  const { reference } = journal.list()[0]!;
  const answer = provider.hold(BUY);
  await payAgain();
  const watcher = watchJournal(environment, async () => airtime);
  const failed = { ...row("B-1", "Failed"), transaction_type_id: 11, user_amount: 50 };
  provider.on(HISTORY, history({ ...failed, description: `x, ref ${reference}` }));
  await vi.advanceTimersByTimeAsync(2000);
  await answer(lost("timeout"));
  expect(result()?.outcome).toBe("pending");
  watcher.stop();
});

it("the first is refused while the second is under way: the payment is not forgotten, and not made again unwarned", async () => {
  const storage = memory();
  const first = await openAirtime(storage);
  const answer = first.provider.hold(BUY);
  await first.pay();
  first.leave();
  const second = await openAirtime(storage);
  second.provider.hold(BUY);
  await second.payAgain();
  expect(second.payments()).toHaveLength(1);
  await answer(refused);
  second.leave();
  const third = await openAirtime(storage);
  third.provider.on(BUY, paid);
  expect(third.journal.list()).toMatchObject([{ outcome: "pending", sent: 2 }]);
  await third.submit(wish);
  await third.submit(pin);
  expect(third.payments()).toEqual([]);
});
