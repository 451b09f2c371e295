import { fork } from "node:child_process";
import { once } from "node:events";

import { dataIn } from "#lib/reply-data.ts";
import type { Place } from "#sandbox/database/open.ts";

export type Answer = { readonly status: number; readonly body: unknown };

/** A sandbox in a process of its own. */
export type Bank = {
  /** Sends a request; rejects when there is no reply. */
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Answer>;
  readonly signIn: (username: string) => Promise<string>;
  /** What the process has used so far. */
  readonly usage: () => Promise<Usage>;
  /** Ends the process at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
};

type Usage = {
  /** Megabytes that it holds. */
  readonly memory: number;
  /** Milliseconds of the processor. */
  readonly cpu: number;
};

type CallOptions = { readonly body?: object; readonly token?: string; readonly key?: string };

/** Starts a sandbox that keeps its data there. */
export async function openBank(place: Place): Promise<Bank> {
  const child = fork("tests/campaign/bank/child.mjs", [JSON.stringify(place)], {
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const ended = once(child, "exit");
  const first = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
  if (!first) throw new Error("The sandbox did not start");
  const [{ port }] = first as [{ port: number }];

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const { body, token = "", key } = options;
    const headers = {
      AppID: "campaign",
      "content-type": "application/json",
      Authorization: `Bearer ${token}`,
      ...(key !== undefined && { "Idempotency-Key": key }),
    };
    const sent = body && { body: JSON.stringify(body) };
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, ...sent });
    const text = await reply.text();
    return { status: reply.status, body: text === "" ? undefined : JSON.parse(text) };
  }

  return {
    call,
    signIn: async (username) => {
      const body = { username, password: "Password1!" };
      return String(dataIn((await call("POST", "/api/v1/login", { body })).body, "/token"));
    },
    usage: async () => {
      child.send("usage");
      const [{ memory, cpu }] = (await once(child, "message")) as [{ memory: number; cpu: NodeJS.CpuUsage }];
      return { memory: memory / 2 ** 20, cpu: (cpu.user + cpu.system) / 1000 };
    },
    kill: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Buys airtime for ₦50 from Ada's first wallet, or as the changes say. */
export async function buyAirtime(
  bank: Bank,
  token: string,
  key: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  const body = {
    final_amount: 50,
    transaction_type: 11,
    network_provider: "mtn",
    phone_number: "08059870066",
    source_wallet_number: "2010000017",
    transaction_pin: "1234",
    description: "Airtime",
    ...changes,
  };
  return await bank.call("POST", "/api/v1/transactions/buy-airtime", { body, token, key });
}

/** What is wrong with the sums of the ledger. */
export async function wrongSums(bank: Bank): Promise<readonly string[]> {
  const { body } = await bank.call("GET", "/__sandbox/ledger");
  const { sum, adrift } = body as { readonly sum: number; readonly adrift: number };
  return sum === 0 && adrift === 0 ? [] : [`the ledger's sum is ${sum}, ${adrift} are adrift`];
}
