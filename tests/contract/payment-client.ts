import type { Answer, TestSandbox } from "./sandbox-client.ts";

export const API = "/api/v1";

export type PayOptions = { readonly key?: string; readonly username?: string; readonly signal?: AbortSignal };

/** Calls to a sandbox for tests of payments; the customer is Ada by default. */
export function paymentClient(sandbox: TestSandbox) {
  async function get(path: string, username = "ada"): Promise<Answer> {
    return await sandbox.call("GET", API + path, { token: await sandbox.signIn(username) });
  }

  async function send(path: string, body: unknown, options: PayOptions = {}): Promise<Answer> {
    const { key, username = "ada", signal } = options;
    return await sandbox.call("POST", API + path, {
      token: await sandbox.signIn(username),
      headers: key ? { "Idempotency-Key": key } : {},
      body,
      ...(signal && { signal }),
    });
  }

  /** The newest row of the history. */
  async function newest(username = "ada"): Promise<Record<string, unknown> | undefined> {
    const history = await get("/customers/wallet-transactions?page=1", username);
    return history.at("/data/transactions/data/0") as Record<string, unknown> | undefined;
  }

  return { get, send, newest };
}
