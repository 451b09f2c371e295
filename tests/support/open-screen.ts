import { vi } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import { late } from "#engine/scenario/late.ts";
import { openJournal, type Journal } from "#engine/journal/journal.ts";
import { openRecipients } from "#engine/recipients/recipients.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen/screen-store.ts";
import { openUnanswered } from "#engine/journal/unanswered.ts";
import { createListeners } from "#lib/tasks/listeners.ts";
import { pause } from "#lib/tasks/pause.ts";
import { memoryStorage, safeStorage } from "#lib/storage/storage.ts";
import type { ProviderRequest, Reply, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

import { NIGERIA } from "./regions.ts";

/** How a scripted provider handles one request. */
export type Scripted = Reply | ProviderError | ((request: ProviderRequest) => Promise<Reply>);

/** A provider that replies as the test says and records the requests. */
export type Provider = {
  readonly send: Send;
  readonly requests: ProviderRequest[];
  /** `POST login`, without query. */
  readonly calls: () => string[];
  /** Sets the next replies to a call, in order. The last one is repeated. */
  readonly on: (call: string, ...answers: readonly Scripted[]) => void;
  /** Holds the next request of a call until the returned function replies to it. */
  readonly hold: (call: string) => (answer: Reply | ProviderError) => Promise<void>;
};

/** A provider without a script: each request without a set reply fails the test. */
export function scriptedProvider(): Provider {
  const scripts = new Map<string, Scripted[]>();
  const requests: ProviderRequest[] = [];
  return {
    requests,
    calls: () => requests.map(nameOf),
    on: (call, ...answers) => void scripts.set(call, [...answers]),
    hold: (call) => {
      let answerNow: ((answer: Reply | ProviderError) => void) | undefined;
      const promise = new Promise<Reply | ProviderError>((resolve) => {
        answerNow = resolve;
      });
      scripts.set(call, [async () => reject(await promise), ...(scripts.get(call) ?? [])]);
      return async (answer) => {
        answerNow?.(answer);
        await settle();
      };
    },
    send: async (request) => {
      requests.push(request);
      const script = scripts.get(nameOf(request));
      const answer = script && script.length > 1 ? script.shift() : script?.[0];
      if (!answer) throw new Error(`No script for ${nameOf(request)}`);
      return typeof answer === "function" ? await answer(request) : reject(answer);
    },
  };
}

function nameOf({ method, path }: ProviderRequest): string {
  return `${method} ${path}`;
}

function reject(answer: Reply | ProviderError): Reply {
  if (answer instanceof ProviderError) throw answer;
  return answer;
}

/** A reply with a JSON body. */
export function reply(body?: unknown, status = 200): Reply {
  return { status, body };
}

/** The result of a request that got no reply. */
export function lost(kind: ProviderError["kind"] = "network"): ProviderError {
  return new ProviderError(kind, "POST somewhere");
}

/** Compiles a screen from a test after adding the keys that each screen needs. */
export function screenOf(definition: object): Screen {
  const whole = { version: 1, id: "test-screen", path: "/test-screen", title: "Test", ...definition };
  return compileScreenFile("schemas/screens/payments/test-screen.json", JSON.stringify(whole, null, 2));
}

export type Bench = {
  readonly store: ScreenStore;
  readonly provider: Provider;
  readonly environment: Environment;
  readonly effects: readonly PerformedEffect[];
  readonly journal: Journal;
  readonly moneyMoved: () => number;
  readonly inputs: () => Readonly<Record<string, unknown>>;
  /** Fills in fields in the same way as the form. */
  readonly type: (inputs: Record<string, unknown>) => Promise<void>;
  readonly submit: (inputs?: Record<string, unknown>) => Promise<void>;
  readonly leave: () => void;
  /** The app reloads the page by itself. */
  readonly reload: () => void;
};

type BenchOptions = {
  readonly provider?: Provider;
  readonly storage?: ReturnType<typeof memory>;
  readonly context?: Partial<ReturnType<Environment["context"]>>;
  /** The reference of the payment when the customer has returned from their bank's page. */
  readonly backFor?: string;
  readonly known?: Environment["known"];
};

/** A storage that two benches can share, like two tabs. */
export function memory() {
  return safeStorage(memoryStorage);
}

/** An environment with a scripted provider and a journal in memory. Its clock follows the fake timers. */
export function benchEnvironment({
  provider = scriptedProvider(),
  storage = memory(),
  context,
  backFor,
  known,
}: BenchOptions) {
  const effects: PerformedEffect[] = [];
  const reloads = createListeners();
  let moved = 0;
  const environment: Environment = {
    send: provider.send,
    ...(known && { known }),
    context: () => ({
      user: undefined,
      company: undefined,
      settings: undefined,
      region: NIGERIA,
      stored: {},
      ...context,
    }),
    perform: (effect) => void effects.push(effect),
    journal: openJournal([storage], "account"),
    unanswered: openUnanswered([storage], "account"),
    alone: async (work) => work(),
    recipients: openRecipients(storage, "account"),
    outside: {
      allows: (address) => address.startsWith("https://acs.example/"),
      addressOf: (path, reference) => `https://bank.example${path}?payment=${reference}`,
      backFor: () => backFor,
    },
    drafts: {
      read: (screen) => storage.read(`draft.${screen}`),
      write: (screen, draft) => storage.write(`draft.${screen}`, draft),
      remove: (screen) => storage.remove(`draft.${screen}`),
      beforeReload: reloads.subscribe,
    },
    sent: {
      at: (call) => storage.read(`sent.${call}`),
      note: (call, at) => storage.write(`sent.${call}`, at ?? null),
    },
    attends: () => true,
    moneyMoved: () => void moved++,
    now: Date.now,
    serverNow: Date.now,
    pause,
  };
  return { environment, effects, provider, moneyMoved: () => moved, reload: () => reloads.notify() };
}

/** Opens a screen on a scripted provider. Needs fake timers. */
export async function openScreen(screen: Screen, options: BenchOptions = {}): Promise<Bench> {
  const { environment, effects, provider, moneyMoved, reload } = benchEnvironment(options);
  const store = createScreenStore(screen, environment, late);
  const leave = store.open();
  await settle();
  return {
    store,
    provider,
    environment,
    effects,
    journal: environment.journal,
    moneyMoved,
    leave,
    reload,
    inputs: () => store.getState().inputs,
    type: async (inputs) => {
      store.change({ ...store.getState().inputs, ...inputs });
      await settle();
    },
    submit: async (inputs = {}) => {
      store.submit(inputs);
      await settle();
    },
  };
}

/** Runs everything that is due without passing time. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
