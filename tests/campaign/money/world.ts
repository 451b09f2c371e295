import { dataIn } from "#lib/reply-data.ts";
import type { User } from "#provider/session.ts";
import type { Provider } from "#sandbox/literal/provider.ts";
import { createSandbox, type Sandbox } from "#sandbox/server.ts";

import { openClock } from "./clock.ts";

const START = Date.parse("2026-03-02T09:00:00Z");
const HOST = "http://sandbox.test";
/** After this many turns of the event loop without a request, nothing more happens by itself. */
const STILL = 4;

export type Person = { readonly token: string; readonly user: User };

/** The bank, the clock that it shares with the device, and the wire between them. */
export type World = {
  readonly now: () => number;
  /** Moves the clock, in ms, without waiting. */
  readonly pause: (ms: number) => Promise<void>;
  /** Moves the clock by `ms`, and runs everything that happens in this time. */
  readonly pass: (ms: number) => Promise<void>;
  /** Starts again with the demo's data and this provider. */
  readonly begin: (provider: Provider) => Promise<void>;
  readonly signIn: (username: string) => Promise<Person>;
  /** Sends a request to the bank without the wire. */
  readonly tell: (method: string, path: string, body?: object, token?: string) => Promise<unknown>;
  /** Sets how the wire handles each request. */
  readonly route: (wire: Wire) => void;
  readonly close: () => Promise<void>;
};

export type Wire = (request: Request, answer: () => Promise<Response>) => Promise<Response>;

/** Opens a world. `fetch` and `setTimeout` use it until it is closed. */
export async function openWorld(): Promise<World> {
  let open = 0;
  let wire = straight;
  const clock = openClock(START);
  const sandbox: Sandbox = await createSandbox({ now: () => new Date(clock.now()) });
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    open++;
    try {
      return await wire(request, async () => await sandbox.fetch(request.clone()));
    } finally {
      open--;
    }
  };

  async function tell(method: string, path: string, body?: object, token = ""): Promise<unknown> {
    const headers = {
      AppID: "campaign",
      "content-type": "application/json",
      Authorization: `Bearer ${token}`,
    };
    const sent = body && { body: JSON.stringify(body) };
    const reply = await sandbox.fetch(new Request(HOST + path, { method, headers, ...sent }));
    return await reply.json();
  }

  async function quiet(): Promise<void> {
    for (let still = 0; still < STILL; still = open > 0 ? 0 : still + 1) await turn();
  }

  return {
    now: clock.now,
    pause: async (ms) => {
      clock.goOnTo(clock.now() + ms);
      await turn();
    },
    pass: async (ms) => {
      const end = clock.now() + ms;
      for (let next = clock.nextTimer(); next <= end; next = clock.nextTimer()) {
        clock.goOnTo(next);
        await quiet();
      }
      clock.goOnTo(end);
      await quiet();
    },
    begin: async (provider) => {
      clock.startAt(START);
      await tell("POST", "/__sandbox/provider", provider);
      await sandbox.reset();
    },
    signIn: async (username) => {
      const body = await tell("POST", "/api/v1/login", { username, password: "Password1!" });
      return { token: String(dataIn(body, "/token")), user: dataIn(body, "/user") as User };
    },
    tell,
    route: (next) => (wire = next),
    close: async () => {
      clock.close();
      globalThis.fetch = real;
      await sandbox.close();
    },
  };
}

const straight: Wire = async (_, answer) => await answer();

async function turn(): Promise<void> {
  await new Promise(setImmediate);
}
