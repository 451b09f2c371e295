import { vi } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import { late } from "#engine/scenario/late.ts";
import { openJournal, type Journal } from "#engine/journal.ts";
import { openRecipients } from "#engine/recipients.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen-store.ts";
import { openUnanswered } from "#engine/unanswered.ts";
import { pause } from "#lib/pause.ts";
import { memoryStorage, safeStorage } from "#lib/storage.ts";
import type { ProviderRequest, Reply, Send } from "#provider/client.ts";
import { ProviderError } from "#provider/errors.ts";
import { compileScreenFile } from "#tools/compile-screen/load-screen.ts";

/** What a scripted provider does with one request. */
export type Scripted = Reply | ProviderError | ((request: ProviderRequest) => Promise<Reply>);

/** A provider that answers as the test says, and remembers what it was asked. */
export type Provider = {
  readonly send: Send;
  readonly requests: ProviderRequest[];
  /** `POST login`, without query. */
  readonly calls: () => string[];
  /** The next answers to a call, in order; the last is given again and again. */
  readonly on: (call: string, ...answers: readonly Scripted[]) => void;
  /** Lets the next request of a call hang until the function that is given back answers it. */
  readonly hold: (call: string) => (answer: Reply | ProviderError) => Promise<void>;
};

/** A provider without a script: every request it does not know is an error of the test. */
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

/** A reply that never came. */
export function lost(kind: ProviderError["kind"] = "network"): ProviderError {
  return new ProviderError(kind, "POST somewhere");
}

/** Compiles a screen that a test writes down; what each screen needs is added. */
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
  /** Fills in fields as the form does. */
  readonly type: (inputs: Record<string, unknown>) => Promise<void>;
  readonly submit: (inputs?: Record<string, unknown>) => Promise<void>;
  readonly leave: () => void;
};

type BenchOptions = {
  readonly provider?: Provider;
  readonly storage?: ReturnType<typeof memory>;
  readonly context?: Partial<ReturnType<Environment["context"]>>;
  /** The reference of the payment for which the customer has come back from a page of their bank. */
  readonly backFor?: string;
};

/** A storage that two benches can share, as two tabs do. */
export function memory() {
  return safeStorage(memoryStorage);
}

/** An environment with a scripted provider and a journal in memory; time is that of fake timers. */
export function benchEnvironment({
  provider = scriptedProvider(),
  storage = memory(),
  context,
  backFor,
}: BenchOptions) {
  const effects: PerformedEffect[] = [];
  let moved = 0;
  const environment: Environment = {
    send: provider.send,
    context: () => ({ user: undefined, company: undefined, settings: undefined, stored: {}, ...context }),
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
    },
    moneyMoved: () => void moved++,
    now: Date.now,
    serverNow: Date.now,
    pause,
  };
  return { environment, effects, provider, moneyMoved: () => moved };
}

/** Opens a screen on a scripted provider. Needs fake timers. */
export async function openScreen(screen: Screen, options: BenchOptions = {}): Promise<Bench> {
  const { environment, effects, provider, moneyMoved } = benchEnvironment(options);
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

/** Lets everything happen that needs no time. */
async function settle(): Promise<void> {
  await vi.advanceTimersByTimeAsync(0);
}
