import { dataIn } from "#lib/reply-data.ts";

import type { Decoy } from "./trial.ts";
import type { World } from "./world.ts";

const ADA = { username: "ada", pin: "1234", wallet: "2010000017", savings: "2010000024" };
const CHIDI_WALLET = "2010000048";
const TRANSFERS = "/api/v1/customers/wallet-to";

/** Kobo in Ada's first wallet after settling everything that is due. Throws when the sums of the ledger are wrong. */
export async function balance(world: World, token: string): Promise<number> {
  await world.tell("GET", "/api/v1/customers/wallets", undefined, token);
  const ledger = (await world.tell("GET", "/__sandbox/ledger")) as {
    readonly sum: number;
    readonly adrift: number;
    readonly wallets: readonly { readonly wallet_number: string; readonly balance_kobo: number }[];
  };
  if (ledger.sum !== 0 || ledger.adrift !== 0) throw new Error("Money was made or lost");
  return ledger.wallets.find((wallet) => wallet.wallet_number === ADA.wallet)!.balance_kobo;
}

/** Adds a row to Ada's history that contains another payment's reference in a text that its payer wrote. */
export async function plantDecoy(
  world: World,
  decoy: Decoy,
  reference: string,
  naira: number,
): Promise<void> {
  switch (decoy) {
    case "amount":
      return await byWallet(world, ADA.wallet, CHIDI_WALLET, naira + 50, `about ${reference}`);
    case "type":
      return await byWallet(world, ADA.wallet, CHIDI_WALLET, naira, `about ${reference}`);
    case "direction":
      await byWallet(world, ADA.wallet, ADA.savings, naira + 50, "Savings");
      return await byWallet(world, ADA.savings, ADA.wallet, naira, `about ${reference}`);
    case "recipient":
      return await byBank(world, naira, `about ${reference}, ref 20260302-ABCDEFGH`);
  }
}

/** Other payments of ₦50 each. */
export async function payMore(world: World, times: number, token: string): Promise<void> {
  for (let index = 0; index < times; index++) {
    await world.tell(
      "POST",
      "/api/v1/transactions/buy-airtime",
      {
        final_amount: 50,
        transaction_type: 11,
        network_provider: "mtn",
        phone_number: `0803111${1000 + index}`,
        source_wallet_number: ADA.wallet,
        transaction_pin: ADA.pin,
        description: `Airtime, ref 20260302-${1000 + index}ABCD`,
      },
      token,
    );
  }
}

async function byWallet(
  world: World,
  source_wallet_number: string,
  destination_wallet_number: string,
  amount: number,
  description: string,
): Promise<void> {
  const { token } = await world.signIn(ADA.username);
  const body = {
    amount,
    destination_wallet_number,
    receipient_name: "SOMEBODY",
    source_wallet_number,
    description,
  };
  const begun = await world.tell(
    "POST",
    `${TRANSFERS}-wallet-transaction/initiate`,
    { ...body, transaction_type: 4 },
    token,
  );
  const transaction_reference = dataIn(begun, "/transaction_reference");
  const whole = { ...body, transaction_reference, transaction_pin: ADA.pin };
  await world.tell("POST", `${TRANSFERS}-wallet-transaction/process`, whole, token);
}

async function byBank(world: World, amount: number, description: string): Promise<void> {
  const { token } = await world.signIn(ADA.username);
  const body = {
    bank_id: 7,
    destination_account_number: "0223456781",
    amount,
    description,
    source_wallet_number: ADA.wallet,
  };
  await world.tell("POST", `${TRANSFERS}-bank-transaction/initiate`, body, token);
  await world.tell(
    "POST",
    `${TRANSFERS}-bank-transaction/process`,
    { ...body, transaction_pin: ADA.pin },
    token,
  );
}
