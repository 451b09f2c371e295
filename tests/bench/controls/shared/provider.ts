import { formatAmount, toKobo, toNaira } from "./naira.ts";

import { nationalPhone, type Values } from "./airtime.ts";

export type Wallet = { readonly number: string; readonly label: string };
export type Result = { readonly title: "Successful" | "Failed" | "Pending"; readonly text: string };

type ProviderWallet = {
  readonly wallet_number: string;
  readonly ownership_label: string;
  readonly balance: number;
  readonly currency: { readonly code: string };
};

/** The customer's wallets as options. Throws when they cannot be read. */
export async function fetchWallets(): Promise<readonly Wallet[]> {
  const reply = await fetch("/api/v1/customers/wallets", { headers: headers() });
  if (!reply.ok) throw new Error(`customers/wallets: status ${reply.status}`);
  const body = (await reply.json()) as { data: { data: readonly ProviderWallet[] } };
  return body.data.data.map(({ wallet_number, ownership_label, balance, currency }) => ({
    number: wallet_number,
    label: `${wallet_number} - ${ownership_label} (${currency.code} ${formatAmount(toKobo(balance) ?? 0)})`,
  }));
}

/** Buys airtime. Never throws: without a readable reply, the outcome of the payment is unknown. */
export async function buyAirtime(values: Values, pin: string, intent: string): Promise<Result> {
  const phone = nationalPhone(values.phone_number);
  try {
    const reply = await fetch("/api/v1/transactions/buy-airtime", {
      method: "POST",
      headers: { ...headers(), "Idempotency-Key": intent },
      body: JSON.stringify({
        final_amount: toNaira(toKobo(values.amount) ?? 0),
        transaction_type: 11,
        network_provider: values.network_provider,
        phone_number: phone,
        source_wallet_number: values.source_wallet_number,
        transaction_pin: pin,
        description: `Airtime for ${phone}, ref ${intent}`,
      }),
    });
    const { status, message } = (await reply.json()) as { status: boolean; message: string };
    return { title: status ? "Successful" : "Failed", text: message };
  } catch {
    return { title: "Pending", text: "We do not know yet whether this payment went through." };
  }
}

function headers(): Record<string, string> {
  const token = JSON.parse(sessionStorage.getItem("token") ?? '""') as string;
  return {
    Accept: "application/json",
    "Content-Type": "application/json",
    Authorization: `Bearer ${token}`,
    AppID: "demo-application",
  };
}
