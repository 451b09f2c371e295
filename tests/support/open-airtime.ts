import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { memory, openScreen, reply, scriptedProvider } from "./open-screen.ts";

const airtime = compileScreenFile("schemas/screens/payments/airtime.json");
export const BUY = "POST transactions/buy-airtime";
export const wish = { network_provider: "mtn", phone_number: "08031234567", amount: 5000 };
export const pin = { transaction_pin: "1234" };
/** The reply to a successful purchase of airtime. */
export const paid = reply({
  status: true,
  message: "Airtime sent",
  data: { data: { reference_number: "B-1" } },
});
/** The refusal of a purchase because the wallet holds too little. */
export const refused = reply({ status: false, message: "Insufficient balance" }, 400);

type Storage = ReturnType<typeof memory>;

/** Opens the airtime screen on a scripted provider with one wallet. */
export async function openAirtime(storage: Storage = memory()) {
  const provider = scriptedProvider();
  const wallet = { wallet_number: "1234567890", ownership_label: "Ada", balance: "10.00" };
  provider.on("GET customers/wallets", reply({ status: true, data: { data: [wallet] } }));
  const bench = await openScreen(airtime, { provider, storage });
  const payments = () => provider.requests.filter(({ path }) => path === "transactions/buy-airtime");
  const pay = async (inputs: object = wish) => {
    await bench.submit({ ...inputs });
    await bench.submit(pin);
  };
  /** Confirms, and confirms a second time if the same payment is pending. */
  const payAgain = async (inputs: object = wish) => {
    await bench.submit({ ...inputs });
    bench.store.agree(true);
    await bench.submit(pin);
  };
  return { ...bench, payments, pay, payAgain, result: () => bench.store.getState().result };
}
