import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { BUY, openAirtime, paid, pin, refused, wish } from "#tests/support/open-airtime.ts";
import { lost, memory, reply } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { watchJournal } from "./journal-watcher.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const HISTORY = "GET customers/wallet-transactions";
const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
const history = (...rows: object[]) => reply({ status: true, data: { transactions: { data: rows } } });
const row = (reference: string, label: string) => ({
  reference_number: "B-1",
  description: `x, ref ${reference}`,
  user_amount: 50,
  transaction_type: "debit",
  transaction_type_id: 11,
  created_at: "2026-11-20T10:00:01Z",
  status: { label },
});

type Bench = Awaited<ReturnType<typeof openAirtime>>;

/** Lets the journal's watcher of a tab ask once. */
async function watch({ environment }: Bench, screen = airtime): Promise<void> {
  const watcher = watchJournal(environment, async () => screen);
  await vi.advanceTimersByTimeAsync(2000);
  watcher.stop();
}

/** A payment without a reply, and a tab in which it can be confirmed again. */
async function unanswered() {
  const storage = memory();
  const first = await openAirtime(storage);
  first.provider.on(BUY, lost("timeout"));
  await first.pay();
  return { storage, first, reference: first.journal.list()[0]!.reference };
}

/** A tab whose payment is on the way, and another that opens then; the history knows nothing. */
async function onTheWay() {
  const storage = memory();
  const first = await openAirtime(storage);
  const answer = first.provider.hold(BUY);
  await first.pay();
  const second = await openAirtime(storage);
  second.provider.on(HISTORY, history());
  return { first, answer, second };
}

it("the other tab has paid: the late refusal of the first request is no failure", async () => {
  const { first, answer, second } = await onTheWay();
  second.provider.on(BUY, paid);
  await second.payAgain();
  expect(second.result()?.outcome).toBe("succeeded");
  await answer(refused);
  expect(first.result()).toMatchObject({
    outcome: "succeeded",
    message: expect.stringContaining("went through"),
  });
});

it("who left a payment on the way and repeated it is not told of a failure after the success", async () => {
  const { first, answer, second } = await onTheWay();
  first.leave();
  second.provider.on(BUY, paid);
  await second.payAgain();
  await answer(refused);
  expect(first.effects).not.toContainEqual(expect.objectContaining({ title: "Failed" }));
});

it("the first request has paid while the second was on the way: its refusal makes nothing pending", async () => {
  const { first, answer, second } = await onTheWay();
  const answerSecond = second.provider.hold(BUY);
  await second.payAgain();
  await answer(paid);
  expect(first.result()?.outcome).toBe("succeeded");
  await answerSecond(reply({ code: "duplicate", message: "Paid already" }, 409));
  second.journal.reload();
  expect(second.journal.list()).toEqual([]);
  expect(second.result()?.outcome).toBe("succeeded");
});

it("who wants the same a second time does not send the key of what has succeeded", async () => {
  const { first, answer, second } = await onTheWay();
  second.provider.on(BUY, paid);
  await second.submit({ ...wish });
  second.store.agree(true);
  await second.submit({ ...wish });
  await answer(paid);
  second.journal.reload();
  second.store.agree(true);
  await second.submit(pin);
  const keys = [first, second].flatMap((tab) => tab.payments().map(({ idempotencyKey }) => idempotencyKey));
  expect(new Set(keys).size).toBe(2);
});

it("both tabs repeat: what the bank says of the first request ends nothing while the other's is unknown", async () => {
  const { storage, reference } = await unanswered();
  const [a, b] = [await openAirtime(storage), await openAirtime(storage)];
  const answer = a.provider.hold(HISTORY);
  await a.payAgain();
  b.journal.reload();
  b.provider.on(HISTORY, history());
  b.provider.on(BUY, lost("timeout"));
  await b.payAgain();
  expect(b.payments()).toHaveLength(1);
  a.provider.on(BUY, lost("timeout"));
  await answer(history(row(reference, "Failed")));
  expect(a.result()?.outcome).toBe("pending");
});

it("a tab that was not told of the other's repetition ends nothing either", async () => {
  const { storage, first, reference } = await unanswered();
  const second = await openAirtime(storage);
  second.provider.on(HISTORY, history());
  second.provider.on(BUY, lost("timeout"));
  await second.payAgain();
  first.provider.on(HISTORY, history(row(reference, "Failed")));
  await watch(first);
  second.journal.reload();
  expect(second.journal.list()).toMatchObject([{ outcome: "pending", sent: 2 }]);
});

it("giving up does not bring back what the other tab has ended", async () => {
  const { storage, first } = await unanswered();
  const steps = airtime.steps.map((step) =>
    "requery" in step ? { ...step, requery: { ...(step.requery as object), deadline: 5000 } } : step,
  );
  first.provider.on(HISTORY, history());
  const watcher = watchJournal(first.environment, async () => ({ ...airtime, steps }) as typeof airtime);
  await vi.advanceTimersByTimeAsync(4000);
  const { journal } = await openAirtime(storage);
  journal.end({ ...journal.list()[0]!, outcome: "succeeded", endedAt: new Date().toISOString() });
  await vi.advanceTimersByTimeAsync(30_000);
  watcher.stop();
  journal.reload();
  expect(journal.list()).toEqual([]);
});

it("a success counts that comes after a failure, also when the customer has gone", async () => {
  const bench = await openAirtime();
  const answer = bench.provider.hold(BUY);
  await bench.pay();
  const { reference } = bench.journal.list()[0]!;
  bench.provider.on(HISTORY, history(row(reference, "Failed")));
  await watch(bench);
  expect(bench.journal.list()[0]?.outcome).toBe("failed");
  Object.assign(bench.environment, { attends: () => false });
  await answer(paid);
  expect(bench.journal.list()).toMatchObject([
    { outcome: "succeeded", message: expect.stringContaining("went through") },
  ]);
});

it("what has succeeded and was taken from the list is not paid unwarned in a tab that was open", async () => {
  const { first, storage, reference } = await unanswered();
  const second = await openAirtime(storage);
  second.provider.on(BUY, paid);
  first.provider.on(HISTORY, history(row(reference, "Successful")));
  await watch(first);
  first.journal.end(first.journal.list()[0]!);
  second.journal.reload();
  await second.submit({ ...wish });
  await second.submit(pin);
  expect(second.payments()).toHaveLength(0);
});

it("who leaves while the bank is asked about the request before pays nothing, and nothing is counted", async () => {
  const { storage } = await unanswered();
  const bench = await openAirtime(storage);
  bench.provider.on(BUY, paid);
  const answer = bench.provider.hold(HISTORY);
  await bench.payAgain();
  bench.leave();
  await answer(history());
  await vi.advanceTimersByTimeAsync(1000);
  expect(bench.payments()).toHaveLength(0);
  expect(bench.journal.list()).toMatchObject([{ outcome: "pending", sent: 1 }]);
});
