import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { lost, memory, openScreen, reply, scriptedProvider } from "#tests/support/open-screen.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T10:00:00Z") }));
afterEach(() => void vi.useRealTimers());

const BUNDLES = "GET transactions/get-data-bundles/mtn-data";
const pin = { transaction_pin: "1234" };
const phone = { network_provider: "mtn", phone_number: "08031234567" };
const data = compileScreenFile("schemas/screens/payments/data.json");

/** A provider with one wallet. */
function provider() {
  const scripted = scriptedProvider();
  const wallet = { id: 7, wallet_number: "2010000017", ownership_label: "Ada", balance: "10000.00" };
  scripted.on("GET customers/wallets", reply({ status: true, data: [wallet] }));
  return scripted;
}

/** Two plans that share a code. */
const plans = (price: string) => [
  { variation_code: "500", name: "1 GB, a day", variation_amount: price },
  { variation_code: "500", name: "2 GB, a week", variation_amount: "1500.00" },
];

const posted = ({ requests }: ReturnType<typeof scriptedProvider>) =>
  requests.filter(({ method }) => method === "POST");

it("a loan application from a draft keeps its product when the products do not load", async () => {
  const [bank, storage] = [provider(), memory()];
  const loan = compileScreenFile("schemas/screens/loans/apply-for-loan.json");
  const PRODUCTS = "GET loan-mgt/eligible-loan-products";
  const fast = { id: 3, product_name: "Fast", min_amount: 100, max_amount: 100_000 };
  bank.on(PRODUCTS, reply({ status: true, data: [fast] }));
  bank.on(
    "POST loan-mgt/repayment-schedule",
    reply({ status: true, data: { total_payable_amount: 11_000 } }),
  );
  bank.on("POST loan-mgt/loan-applications", reply({ status: true, data: { application_number: "L-1" } }));
  const first = await openScreen(loan, { provider: bank, storage });
  const wanted = { loan_amount: 1_000_000, desired_loan_disbursement_date: "2026-11-25" };
  await first.type({ loan_product_id: "3", ...wanted });
  await first.submit({ ...first.inputs() });
  await first.submit({});
  await first.type({ marital_status: "single", preferred_repayment_method: "wallet" });
  first.leave();
  bank.on(PRODUCTS, lost());
  const again = await openScreen(loan, { provider: bank, storage });
  for (let step = 0; step < 4; step++) await again.submit({ ...again.inputs() });
  const applied = posted(bank).filter(({ path }) => path === "loan-mgt/loan-applications");
  expect(applied).toMatchObject([{ body: { loan_product_id: "3" } }]);
});

it("a transfer to a recipient of before is begun with the bank when the banks do not load", async () => {
  const bank = provider();
  bank.on("GET banks", lost());
  bank.on("GET verify/bank-account/0123456789/58", reply({ status: true, data: { account_name: "Bola" } }));
  bank.on("POST customers/wallet-to-bank-transaction/initiate", reply({ status: true, data: {} }));
  const transfer = compileScreenFile("schemas/screens/payments/bank-transfer.json");
  const bench = await openScreen(transfer, { provider: bank });
  const inputs = { bank_id: "58", destination_account_number: "0123456789" };
  bench.store.refill!.pick({ label: "Bola", inputs });
  await vi.advanceTimersByTimeAsync(10);
  await bench.type({ amount: 100_000, description: "Rent" });
  await bench.submit({ ...bench.inputs() });
  expect(posted(bank)).toMatchObject([{ body: { bank_id: "58" } }]);
});

it("a plan can be paid whose price the list writes with a comma", async () => {
  const bank = provider();
  bank.on(
    BUNDLES,
    reply({ status: true, data: [{ variation_code: "a", name: "2 GB", variation_amount: "1,500.00" }] }),
  );
  bank.on("POST transactions/buy-data-bundle", reply({ status: true, message: "ok" }));
  const bench = await openScreen(data, { provider: bank });
  await bench.type(phone);
  await bench.type({ data_plan: "a" });
  await bench.submit({ ...bench.inputs() });
  await bench.submit(pin);
  expect(posted(bank)).toMatchObject([{ body: { final_amount: 1500 } }]);
});

it("the id of a company goes out as the list has it", async () => {
  const bank = provider();
  bank.on("GET users/profile", reply({ status: true, data: { telephone: "08031234567" } }));
  const companies = { electricity_discos: [{ id: 3, name: "Ikeja" }] };
  bank.on("GET transactions/get-meter-services", reply({ status: true, data: companies }));
  bank.on("POST transactions/verify-meter-number", reply({ status: true, data: { meter_name: "Bola" } }));
  const bench = await openScreen(compileScreenFile("schemas/screens/payments/electricity.json"), {
    provider: bank,
  });
  await bench.type({ electricity_disco: "3", meter_type: "prepaid", meter_number: "12345678901" });
  await vi.advanceTimersByTimeAsync(1000);
  expect(posted(bank)).toMatchObject([{ body: { electricity_disco: 3 } }]);
});

it.each(["b1f0c9de-0000-4000-8000-000000000001", "007", 7])(
  "the property %j is subscribed to as its id is sent",
  async (id) => {
    const bank = provider();
    const INITIATE = "POST properties-mgt/property-subscriptions/initiate/request";
    bank.on(INITIATE, reply({ status: true, data: {} }));
    const property = {
      id,
      name: "Plot",
      price: 1000,
      quantity: 5,
      allow_payment_installment: false,
      discount_pct: 0,
      interest: 0,
    };
    const bench = await openScreen(compileScreenFile("schemas/screens/properties/subscribe.json"), {
      provider: bank,
      context: { stored: { property } },
    });
    await bench.type({ quantity: 1, preferred_payment_option: "wallet", wallet_id: "7" });
    await bench.submit({ ...bench.inputs() });
    expect(posted(bank)).toMatchObject([{ body: { property_id: id, wallet_id: 7 } }]);
  },
);

it.each([
  ["another plan with the same code", 1, 150_000],
  ["the same plan at another price", 0, 55_000],
])(
  "%s is not sent under the key of one that is pending, and that can still be found",
  async (_, at, minor) => {
    const [bank, storage] = [provider(), memory()];
    bank.on(
      "GET customers/wallet-transactions",
      reply({ status: true, data: { transactions: { data: [] } } }),
    );
    bank.on("POST transactions/buy-data-bundle", lost("timeout"));
    const pay = async (price: string, index: number) => {
      bank.on(BUNDLES, reply({ status: true, data: plans(price) }));
      const bench = await openScreen(data, { provider: bank, storage });
      await bench.type(phone);
      await bench.type({ data_plan: "500" });
      bench.store.choose("data_plan", bench.store.getState().sources["bundles"]!.options![index]!.key);
      // The first is pending: this is said.
      if (index === at && price !== "500.00") bench.store.agree(true);
      await bench.submit({ ...bench.inputs() });
      bench.store.agree(true);
      await bench.submit(pin);
      return bench;
    };
    (await pay("500.00", 0)).leave();
    const { journal } = await pay("550.00", at);
    const keys = posted(bank).map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(keys).size).toBe(2);
    expect(journal.list().map((entry) => entry.minor)).toEqual([50_000, minor]);
  },
);
