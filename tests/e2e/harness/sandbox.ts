import type { Fault } from "#sandbox/http/fault.ts";
import type { LoggedRequest } from "#sandbox/http/log.ts";
import type { Provider } from "#sandbox/server.ts";
import type { Ledger } from "#sandbox/ledger/sum.ts";

/** Steers the sandbox of this worker's bank, and looks into it. */
export type SandboxControl = {
  /** Puts the demo data back and forgets faults and log. */
  reset(): Promise<void>;
  /** Has replies look as that provider writes them, also after a reset. */
  behave(as: Provider): Promise<void>;
  /** Spoils the next replies of a route. */
  plan(fault: Fault): Promise<void>;
  /** Takes back what is still planned. */
  forgetFaults(): Promise<void>;
  /** Puts the sandbox's clock forward, in ms: what is due by then has happened at the next request. */
  putForward(ms: number): Promise<void>;
  /** Gives Ada so many more lines of history. */
  lengthenHistory(rows: number): Promise<void>;
  ledger(): Promise<Ledger>;
  /** The last requests, without their secrets. */
  log(): Promise<readonly LoggedRequest[]>;
  /** Replies which did not fit the API's description: must be none. */
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
