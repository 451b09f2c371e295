import type { LoggedRequest } from "#sandbox/http/log.ts";

import type { SandboxControl } from "./sandbox.ts";

/** Method and path of the purchase, in the form for faults. */
export const PURCHASE = "POST /api/v1/transactions/buy-airtime";
/** Method and path of the history. The app also uses it to ask about a pending payment. */
export const HISTORY = "GET /api/v1/customers/wallet-transactions";

/** The balance of a wallet, in kobo. */
export async function balanceOf(sandbox: SandboxControl, wallet: string): Promise<number> {
  const { wallets } = await sandbox.ledger();
  return wallets.find(({ wallet_number }) => wallet_number === wallet)!.balance_kobo;
}

/** The purchase requests that reached the provider. */
export async function purchases(sandbox: SandboxControl): Promise<readonly LoggedRequest[]> {
  return await callsOf(sandbox, PURCHASE);
}

/** The requests of a call such as `POST /api/v1/login` that reached the provider. */
export async function callsOf(sandbox: SandboxControl, call: string): Promise<readonly LoggedRequest[]> {
  return (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === call);
}

/** The number of requests for the outcome of a payment. Unlike other requests for the history, they have no page size. */
export async function questions(sandbox: SandboxControl): Promise<number> {
  const asked = (await sandbox.log()).filter(
    ({ method, path }) => `${method} ${path}` === `${HISTORY}?page=1`,
  );
  return asked.filter(({ status }) => status !== undefined).length;
}

/** Milliseconds until the app asks again about a payment that has been pending for some seconds. */
export const UNTIL_ASKED = 10_000;

/**
 * Makes the history fail until `sandbox.forgetFaults()`, so that pending payments stay pending, also on a slow
 * machine.
 */
export async function blockHistory(sandbox: SandboxControl): Promise<void> {
  await sandbox.plan({ route: HISTORY, kind: "status", status: 503, body: {}, times: 1000 });
}
