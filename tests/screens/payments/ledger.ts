import { expect } from "vitest";

import type { LoggedRequest } from "#sandbox/http/log.ts";
import type { Ledger } from "#sandbox/ledger/sum.ts";
import type { MountedSandbox } from "#tests/support/sandbox.ts";

async function ledgerOf(sandbox: MountedSandbox): Promise<Ledger> {
  return (await sandbox.call("GET", "/__sandbox/ledger")) as Ledger;
}

/** Expects that no kobo was created or lost. */
export async function expectBalanced(sandbox: MountedSandbox): Promise<void> {
  const { sum, adrift } = await ledgerOf(sandbox);
  expect({ sum, adrift }, "the ledger").toEqual({ sum: 0, adrift: 0 });
}

/** The balance of a wallet, in kobo. */
export async function balanceOf(sandbox: MountedSandbox, wallet: string): Promise<number> {
  const { wallets } = await ledgerOf(sandbox);
  return wallets.find(({ wallet_number }) => wallet_number === wallet)!.balance_kobo;
}

/** The requests of a call such as `POST /api/v1/login` that reached the provider. */
export async function callsOf(sandbox: MountedSandbox, call: string): Promise<readonly LoggedRequest[]> {
  const log = (await sandbox.call("GET", "/__sandbox/log")) as readonly LoggedRequest[];
  return log.filter(({ method, path }) => `${method} ${path}` === call);
}

/** Moves the sandbox's clock forward, in ms: the next request sees everything that is due by then. */
export async function putForward(sandbox: MountedSandbox, ms: number): Promise<void> {
  await sandbox.call("POST", "/__sandbox/clock", { ms });
}

/** Removes the planned faults. */
export async function forgetFaults(sandbox: MountedSandbox): Promise<void> {
  await sandbox.call("DELETE", "/__sandbox/faults");
}
