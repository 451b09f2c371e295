import type { Fault } from "#sandbox/http/fault.ts";
import type { LoggedRequest } from "#sandbox/http/log.ts";
import type { Provider } from "#sandbox/server.ts";
import type { Ledger } from "#sandbox/ledger/sum.ts";

/** Controls the sandbox of this worker's bank, and reads its state. */
export type SandboxControl = {
  /** Restores the demo data, and clears faults and log. */
  reset(): Promise<void>;
  /** Makes the sandbox reply like this provider, also after a reset. */
  behave(as: Provider): Promise<void>;
  /** Spoils the next replies of a route. */
  plan(fault: Fault): Promise<void>;
  /** Removes the planned faults. */
  forgetFaults(): Promise<void>;
  /** Moves the sandbox's clock forward, in ms. The next request sees everything that is due by then. */
  putForward(ms: number): Promise<void>;
  /** Adds this many rows to Ada's history. */
  lengthenHistory(rows: number): Promise<void>;
  ledger(): Promise<Ledger>;
  /** The last requests, without secrets. */
  log(): Promise<readonly LoggedRequest[]>;
  /** Replies that did not match the OpenAPI file; must be empty. */
  violations(): Promise<readonly unknown[]>;
};

/** @param origin of the bank's server */
export function controlSandbox(origin: string): SandboxControl {
  const ask = async (path: string, init?: RequestInit): Promise<unknown> => {
    const reply = await fetch(new URL(`/__sandbox/${path}`, origin), init);
    const text = await reply.text();
    if (!reply.ok) throw new Error(`The sandbox refused ${path} with ${reply.status}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const headers = { "Content-Type": "application/json" };
  const tell = async (path: string, body: unknown): Promise<void> =>
    void (await ask(path, { method: "POST", headers, body: JSON.stringify(body) }));
  return {
    reset: async () => void (await ask("reset", { method: "POST" })),
    behave: (as) => tell("provider", as),
    plan: (fault) => tell("faults", fault),
    putForward: (ms) => tell("clock", { ms }),
    lengthenHistory: (rows) => tell("history", { rows }),
    forgetFaults: async () => void (await ask("faults", { method: "DELETE" })),
    ledger: async () => (await ask("ledger")) as Ledger,
    log: async () => (await ask("log")) as readonly LoggedRequest[],
    violations: async () => (await ask("violations")) as readonly unknown[],
  };
}
