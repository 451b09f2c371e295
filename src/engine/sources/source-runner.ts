import type { ProviderRequest } from "#provider/client.ts";
import { exchange } from "#engine/calls/call.ts";
import { isPresent } from "#engine/values/complete.ts";
import { withAnswer, type Answer } from "#engine/calls/outcome.ts";
import type { Perform } from "#engine/screen/performer.ts";
import { isAsk } from "#engine/state/position.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { without, type Inputs } from "#engine/state/screen-state.ts";

import { filledInputs } from "./filled-inputs.ts";
import type { LookUps } from "./look-ups.ts";
import {
  dependentInputs,
  idle,
  keyOf,
  planSource,
  readAnswer,
  type ReadAnswer,
  type Source,
  type SourceState,
} from "./source.ts";

type SourceRunnerParts = {
  readonly perform: Perform;
  /** Called when an answer may have changed inputs, so that dependent values follow. */
  readonly settled: () => void;
  /** Of a screen with look-ups. */
  readonly lookUps: LookUps | undefined;
};

export type SourceRunner = {
  /** Compares the request of each source with its state; runs, clears or drops accordingly. */
  readonly sync: () => void;
  readonly refresh: (names: readonly string[]) => void;
  /** After a reset: fills in again what does not depend on any input (the first wallet). */
  readonly restore: () => void;
  readonly stop: () => void;
};

/** Runs the sources of one open screen. Answers that no longer fit the inputs are dropped. */
export function runSources(host: ScreenHost, { perform, settled, lookUps }: SourceRunnerParts): SourceRunner {
  const sources = Object.entries(host.screen.sources ?? {}) as [string, Source][];
  const running = new Map<string, AbortController>();
  /** Whether a source's call does not depend on the customer's inputs. */
  const isStatic = (name: string) => !host.screen.found.sourcesOfInputs.includes(name);
  const stateOf = (name: string): SourceState => host.state().sources[name] ?? idle;

  const plan = (name: string, source: Source): ProviderRequest | undefined => {
    const request = planSource(source, host.scope());
    return lookUps ? lookUps.requestOf(name, source, request) : request;
  };

  async function run(name: string, source: Source, key: string, fresh: boolean): Promise<void> {
    running.get(name)?.abort();
    const controller = new AbortController();
    running.set(name, controller);
    const request = plan(name, source);
    if (!request) return;
    const known = stateOf(name).status === "loading" ? knownAnswer(source, key, request) : undefined;
    if (known) show(name, source, known, fresh);
    const { signal } = controller;
    const ask = () => exchange(host.environment.send, { ...request, signal });
    const answer = await (lookUps ? lookUps.answerOf(name, source, { key, fresh, signal, ask }) : ask());
    if (!answer || signal.aborted || stateOf(name).key !== key) return;
    const plain = readNow(source, key, answer);
    const read = lookUps ? lookUps.read(name, source, answer, plain) : plain;
    show(name, source, read, fresh && !known);
    performAll(source, read.state, read.scope);
    settled();
  }

  /** What the same request has brought earlier; a refusal is not worth showing again. */
  function knownAnswer(source: Source, key: string, request: ProviderRequest): ReadAnswer | undefined {
    const reply = source.known ? host.environment.known?.(request) : undefined;
    const read = reply && readNow(source, key, { reply });
    return read?.state.status === "ready" ? read : undefined;
  }

  function readNow(source: Source, key: string, answer: Answer): ReadAnswer {
    const scope = withAnswer(host.scope(), answer, source);
    return { scope, state: readAnswer(source, key, answer, scope) };
  }

  function show(name: string, source: Source, { state, scope }: ReadAnswer, fresh: boolean): void {
    const filled = state.status === "ready" ? filledInputs(source, scope) : {};
    const earlier = stateOf(name).filled ?? draftedBy(name) ?? {};
    host.dispatch({ type: "source", name, state: { ...state, filled } });
    if (fresh) put(filled);
    else refill(name, source, earlier, filled);
  }

  /** What the source had filled in of restored entries, where that follows from another input. */
  function draftedBy(name: string): Inputs | undefined {
    return isStatic(name) ? undefined : host.state().drafted?.[name];
  }

  /** A first answer fills in all inputs that it has values for. */
  function put(filled: Inputs): void {
    const present = Object.entries(filled).filter(([, value]) => isPresent(value));
    if (present.length > 0) change({ ...host.state().inputs, ...Object.fromEntries(present) });
  }

  /**
   * A repeated answer replaces the values of the earlier one, and keeps what the customer chose meanwhile. A list keeps what a form
   * before this one holds, too: the customer has gone on with it. What a look-up finds follows from other inputs, wherever it stands.
   */
  function refill(name: string, source: Source, earlier: Inputs, filled: Inputs): void {
    const { inputs } = host.state();
    const passed = isStatic(name) ? passedInputs() : [];
    const isStill = (input: string) => inputs[input] === earlier[input] && !passed.includes(input);
    const own = Object.keys(source.fill ?? {}).filter((input) => !isPresent(inputs[input]) || isStill(input));
    const next = own
      .filter((input) => isPresent(filled[input]))
      .map((input) => [input, filled[input]] as const);
    const changes = own.some((input) => inputs[input] !== filled[input]);
    if (changes) change({ ...without(inputs, own), ...Object.fromEntries(next) });
  }

  function passedInputs(): readonly string[] {
    const { at } = host.state();
    return host.screen.steps.slice(0, at).flatMap((step) => (isAsk(step) ? step.ask.names : []));
  }

  function change(inputs: Inputs): void {
    host.dispatch({ type: "changed", inputs });
  }

  // Clearing for one source may change what an earlier one depends on, so repeat until nothing changes.
  function sync(): void {
    for (let round = 0; round <= sources.length; round++) {
      if (!sources.map(([name, source]) => follow(name, source)).includes(true)) return;
    }
  }

  function follow(name: string, source: Source): boolean {
    const key = keyOf(plan(name, source));
    const state = stateOf(name);
    if (key === state.key) return false;
    restart(name, source, key, state);
    return true;
  }

  function restart(name: string, source: Source, key: string, old: SourceState): void {
    running.get(name)?.abort();
    if (old.key !== "") clearDependents(source);
    load(name, key);
    // Values from a draft are the customer's choice, unless a look-up had filled them in.
    const isRestored = host.state().restored === true && (isStatic(name) || draftedBy(name) !== undefined);
    if (key !== "") void run(name, source, key, !isRestored);
  }

  function load(name: string, key: string): void {
    const state: SourceState = key === "" ? idle : { status: "loading", key, ...lookUps?.stay(name) };
    host.dispatch({ type: "source", name, state });
  }

  function clearDependents(source: Source): void {
    const { inputs } = host.state();
    const names = dependentInputs(source).filter((name) => inputs[name] !== undefined);
    if (names.length > 0) change(without(inputs, names));
  }

  function refresh(name: string, source: Source): void {
    const { key, status } = stateOf(name);
    lookUps?.forget(name);
    if (key === "") return;
    if (status === "failed") load(name, key);
    void run(name, source, key, false);
  }

  function restore(name: string, source: Source): void {
    const { status, filled = {} } = stateOf(name);
    if (status === "ready" && isStatic(name)) refill(name, source, {}, filled);
  }

  function performAll(source: Source, { status }: SourceState, scope: Scope): void {
    const ok = status === "ready";
    perform(ok ? source.on?.succeeded : source.on?.failed, scope, ok ? "info" : "warning");
  }

  return {
    sync,
    refresh: (names) => {
      for (const [name, source] of sources) if (names.includes(name)) refresh(name, source);
    },
    restore: () => {
      for (const [name, source] of sources) restore(name, source);
    },
    stop: () => {
      lookUps?.forget();
      for (const [name, controller] of running) {
        controller.abort();
        // A screen that opens again (as in React's strict mode) must ask again.
        if (stateOf(name).status === "loading") host.dispatch({ type: "source", name, state: idle });
      }
    },
  };
}
