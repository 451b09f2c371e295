import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { memory, openScreen, reply, screenOf, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const NAME = "GET verify/wallet-number/2010000025";
const pin = { transaction_pin: "1234" };
const wallets = ["2010000017", "2010000099"].map((wallet_number) => ({
  wallet_number,
  ownership_label: "Ada",
  balance: "10000.00",
}));
const lunch = { destination_wallet_number: "2010000025", amount: 100_000, narration: "Lunch" };

/** A provider that transfers between wallets. */
function transferring() {
  const provider = scriptedProvider();
  const reference = { data: { transaction_reference: "TRF-1" } };
  provider.on("GET customers/wallets", reply({ status: true, data: wallets }));
  provider.on(NAME, reply({ status: true, data: { wallet_name: "Bola" } }));
  provider.on(
    "POST customers/wallet-to-wallet-transaction/initiate",
    reply({ status: true, data: reference }),
  );
  provider.on("POST customers/wallet-to-wallet-transaction/process", reply({ status: true, message: "ok" }));
  return provider;
}

const posted = ({ requests }: ReturnType<typeof scriptedProvider>) =>
  requests.filter(({ method }) => method === "POST").map(({ body }) => body);

it("the wallets come in another order while the PIN is asked for: the one that was confirmed pays", async () => {
  const provider = transferring();
  const answer = provider.hold("GET customers/wallets");
  const transfer = compileScreenFile("schemas/screens/payments/wallet-transfer.json");
  const known = ({ path }: { path: string }) =>
    path === "customers/wallets" ? reply({ status: true, data: wallets }) : undefined;
  const bench = await openScreen(transfer, { provider, known });
  await bench.type(lunch);
  await bench.submit({ ...bench.inputs() });
  await answer(reply({ status: true, data: wallets.toReversed() }));
  await bench.submit(pin);
  const one = { source_wallet_number: "2010000017" };
  expect(posted(provider)).toMatchObject([one, one]);
  // The next payment begins with it, too.
  expect(bench.inputs()).toMatchObject(one);
});

it("pay again: a name that its look-up now refuses does not stay", async () => {
  const provider = transferring();
  const transfer = compileScreenFile("schemas/screens/payments/wallet-transfer.json");
  const bench = await openScreen(transfer, { provider });
  await bench.type(lunch);
  await bench.submit({ ...bench.inputs() });
  await bench.submit(pin);
  expect(bench.store.getState().result?.outcome).toBe("succeeded");
  provider.on(NAME, reply({ status: false, message: "Wallet closed" }));
  bench.store.refill!.repeat();
  await vi.advanceTimersByTimeAsync(10);
  expect(bench.inputs()).toMatchObject(lunch);
  expect(bench.inputs()["account_name"]).toBeUndefined();
});

it("an id goes out as the bank's list has it, also as a text with a zero in front", async () => {
  const provider = scriptedProvider();
  const banks = ["058", "58"].map((id) => ({ id, name: `Bank ${id}` }));
  provider.on("GET customers/wallets", reply({ status: true, data: wallets }));
  provider.on("GET banks", reply({ status: true, data: banks }));
  provider.on(
    "GET verify/bank-account/0123456789/058",
    reply({ status: true, data: { account_name: "Bola" } }),
  );
  provider.on("POST customers/wallet-to-bank-transaction/initiate", reply({ status: true, data: {} }));
  provider.on("POST customers/wallet-to-bank-transaction/process", reply({ status: true }));
  const transfer = compileScreenFile("schemas/screens/payments/bank-transfer.json");
  const bench = await openScreen(transfer, { provider });
  await bench.type({
    bank_id: "058",
    destination_account_number: "0123456789",
    amount: 100_000,
    description: "Rent",
  });
  await bench.submit({ ...bench.inputs() });
  await bench.submit(pin);
  expect(posted(provider)).toMatchObject([{ bank_id: "058" }, { bank_id: "058" }]);
});

const text = { type: "string" };
const form = (properties: object, more: object = {}) => ({
  ask: {
    schema: { type: "object", required: Object.keys(properties), properties },
    submit: "Go on",
    ...more,
  },
});

it("a draft keeps until when its quote holds: the payment goes out with a new one", async () => {
  const screen = screenOf({
    draft: true,
    steps: [
      form({ amount: text }),
      {
        name: "quote",
        call: "POST quotes",
        body: { amount: "$inputs.amount" },
        outputs: { id: "$response.body#/id", rate: "$response.body#/rate" },
        expires: { after: "$response.body#/good" },
        on: { failed: [{ message: { text: "No rate" } }] },
      },
      form({ note: text }),
      form({ pin: { ...text, writeOnly: true } }, { dialog: true, review: true }),
      {
        name: "pay",
        call: "POST pay",
        money: true,
        amount: 100,
        body: { quote: "$steps.quote.outputs.id", pin: "$inputs.pin" },
        review: [{ label: "Rate", value: "$steps.quote.outputs.rate" }],
        outcomes: {
          succeeded: { "$response.body#/state": { const: "paid" } },
          failed: { "$response.body#/state": { const: "refused" } },
        },
      },
    ],
  });
  const storage = memory();
  const provider = scriptedProvider();
  const quotes = [1, 2].map((id) => reply({ id, rate: `15${id}0`, good: 30_000 }));
  provider.on("POST quotes", ...quotes);
  provider.on("POST pay", reply({ state: "paid" }));
  const first = await openScreen(screen, { provider, storage });
  await first.submit({ amount: "5" });
  await first.type({ note: "x" });
  first.leave();
  await vi.advanceTimersByTimeAsync(3_600_000);
  const again = await openScreen(screen, { provider, storage });
  await again.submit({ note: "x" });
  await again.submit({ pin: "1234" });
  expect(posted(provider)).not.toContainEqual({ quote: 1, pin: "1234" });
});

it("the app reloads by itself: of two plans with one code the chosen one stays, wherever it stands", async () => {
  const provider = scriptedProvider();
  provider.on("GET customers/wallets", reply({ status: true, data: wallets }));
  const plans = [
    { variation_code: "500", name: "1 GB, a day", variation_amount: "500.00" },
    { variation_code: "500", name: "2 GB, a week", variation_amount: "1500.00" },
  ];
  const inOrder = (data: object[]) =>
    provider.on("GET transactions/get-data-bundles/mtn-data", reply({ status: true, data }));
  inOrder(plans);
  const data = compileScreenFile("schemas/screens/payments/data.json");
  const storage = memory();
  const first = await openScreen(data, { provider, storage });
  await first.type({ network_provider: "mtn", phone_number: "08031234567" });
  await first.type({ data_plan: "500" });
  first.store.choose("data_plan", first.store.getState().sources["bundles"]!.options![1]!.key);
  first.reload();
  first.leave();
  inOrder(plans.toReversed());
  const again = await openScreen(data, { provider, storage });
  await again.submit({ ...again.inputs() });
  expect(again.store.review()[0]?.value).toBe("₦1,500.00");
});
