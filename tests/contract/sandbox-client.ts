import { afterEach, beforeAll, beforeEach } from "vitest";
import { readPointer } from "#lib/json/pointer.ts";
import { dataIn } from "#lib/reply-data.ts";
import type { Provider } from "#sandbox/literal/provider.ts";
import { createSandbox, type Sandbox } from "#sandbox/server.ts";

/** A reply, with helpers for tests. */
export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  /** Returns the value at a JSON pointer in the body. */
  at(pointer: string): unknown;
};

export type CallOptions = {
  readonly body?: unknown;
  readonly token?: string;
  /** More headers; `AppID: ""` leaves that one out. */
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
};

const START = new Date("2026-03-02T09:00:00Z");

let now = START;
let opening: Promise<Sandbox> | undefined;

/**
 * Starting takes longer than most tests, so one store serves all files of a worker; they share modules (vite.config.ts).
 * CONTRACT_DATABASE_URL runs them on a PostgreSQL server, with --no-file-parallelism.
 */
async function openOnce(): Promise<Sandbox> {
  opening ??= createSandbox({ now: () => now, databaseUrl: process.env["CONTRACT_DATABASE_URL"] });
  return await opening;
}

/**
 * The sandbox of a test file, with a clock. It is reset before each test, or only once for tests that only read. A reply
 * that breaks the contract fails the test.
 */
export function testSandbox({ isReadOnly = false } = {}) {
  let sandbox: Sandbox;

  beforeAll(async () => {
    now = START;
    sandbox = await openOnce();
    await behave("usual");
    await sandbox.reset();
  });
  beforeEach(async () => {
    now = START;
    if (!isReadOnly) await sandbox.reset();
  });
  afterEach(async () => {
    const { body } = await call("GET", "/__sandbox/violations");
    if (JSON.stringify(body) !== "[]")
      throw new Error(`Replies that break the contract: ${JSON.stringify(body)}`);
  });

  async function call(method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const response = await sandbox.fetch(toRequest(method, path, options));
    const body: unknown = await response.json();
    return {
      status: response.status,
      headers: response.headers,
      body,
      at: (pointer) => readPointer(body, pointer),
    };
  }

  /** Signs in and returns the token. */
  async function signIn(username: string, password = "Password1!"): Promise<string> {
    const answer = await call("POST", "/api/v1/login", { body: { username, password } });
    return String(dataIn(answer.body, "/token"));
  }

  /** Makes the sandbox reply like that provider until the file ends or a test sets another. */
  async function behave(provider: Provider["provider"], seed = 1): Promise<void> {
    await call("POST", "/__sandbox/provider", { body: { provider, seed } });
  }

  /** Kobo in a wallet according to the ledger. Throws when the sums of the whole ledger are wrong. */
  async function balance(walletNumber: string): Promise<number | undefined> {
    const { body } = await call("GET", "/__sandbox/ledger");
    const ledger = body as {
      sum: number;
      adrift: number;
      wallets: { wallet_number: string; balance_kobo: number }[];
    };
    if (ledger.sum !== 0 || ledger.adrift !== 0)
      throw new Error(`Money was made or lost: ${JSON.stringify(ledger)}`);
    return ledger.wallets.find((wallet) => wallet.wallet_number === walletNumber)?.balance_kobo;
  }

  return {
    call,
    signIn,
    behave,
    balance,
    fetch: async (method: string, path: string, options: CallOptions = {}) =>
      await sandbox.fetch(toRequest(method, path, options)),
    ledgerSum: async () => await sandbox.ledgerSum(),
    /** Lets time pass, in ms. */
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}

export type TestSandbox = ReturnType<typeof testSandbox>;

function toRequest(method: string, path: string, { body, token, headers, signal }: CallOptions): Request {
  const sent = new Headers({ AppID: "test-application", "content-type": "application/json", ...headers });
  if (sent.get("AppID") === "") sent.delete("AppID");
  if (token) sent.set("Authorization", `Bearer ${token}`);
  return new Request(`http://sandbox.test${path}`, {
    method,
    headers: sent,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
}
