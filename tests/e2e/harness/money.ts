import type { LoggedRequest } from "#sandbox/http/log.ts";

import type { SandboxControl } from "./sandbox.ts";

/** Method and path of the purchase, as faults name it. */
export const PURCHASE = "POST /api/v1/transactions/buy-airtime";
/** Method and path of the history, which is also how a pending payment is asked about. */
export const HISTORY = "GET /api/v1/customers/wallet-transactions";

/** What a wallet holds, in kobo. */
export async function balanceOf(sandbox: SandboxControl, wallet: string): Promise<number> {
  const { wallets } = await sandbox.ledger();
  return wallets.find(({ wallet_number }) => wallet_number === wallet)!.balance_kobo;
}

/** The purchases that reached the provider. */
export async function purchases(sandbox: SandboxControl): Promise<readonly LoggedRequest[]> {
  return await callsOf(sandbox, PURCHASE);
}

/** The requests of a call, as `POST /api/v1/login`, that reached the provider. */
export async function callsOf(sandbox: SandboxControl, call: string): Promise<readonly LoggedRequest[]> {
  return (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === call);
}

/** How often the provider was asked what became of a payment: such a question names no page size. */
export async function questions(sandbox: SandboxControl): Promise<number> {
  const asked = (await sandbox.log()).filter(
    ({ method, path }) => `${method} ${path}` === `${HISTORY}?page=1`,
  );
  return asked.filter(({ status }) => status !== undefined).length;
}

/** Milliseconds until a payment that has been pending for some seconds is asked about again. */
export const UNTIL_ASKED = 10_000;

/**
 * From now on the history does not answer: what becomes pending stays so, however slow the machine is, until
 * `sandbox.forgetFaults()`.
 */
export async function blockHistory(sandbox: SandboxControl): Promise<void> {
  await sandbox.plan({ route: HISTORY, kind: "status", status: 503, body: {}, times: 1000 });
}
