import type { Screen } from "#definition/compiled.ts";

import { exchange } from "./call.ts";
import { resolveEffects } from "./effects.ts";
import type { Environment, PerformedEffect } from "./environment.ts";
import { withAnswer } from "./outcome.ts";
import type { Scope } from "./scope.ts";
import { without, type ScreenEvent, type ScreenState } from "./screen-state.ts";
import {
  dependentInputs,
  filledInputs,
  idle,
  keyOf,
  planSource,
  readAnswer,
  type Source,
  type SourceState,
} from "./source.ts";

type Host = {
  readonly screen: Screen;
  readonly environment: Environment;
  readonly state: () => ScreenState;
  readonly scope: () => Scope;
  readonly dispatch: (event: ScreenEvent) => void;
};

export type SourceRunner = {
  /** Compares what each source wants with what it has; runs, clears or drops accordingly. */
  readonly sync: () => void;
  readonly refresh: (names: readonly string[]) => void;
  readonly stop: () => void;
};

/** Runs the sources of one open screen. An answer that no longer fits the inputs is dropped. */
export function runSources(host: Host): SourceRunner {
  const sources = Object.entries(host.screen.sources ?? {}) as [string, Source][];
  const running = new Map<string, AbortController>();
  const stateOf = (name: string): SourceState => host.state().sources[name] ?? idle;

  async function run(name: string, source: Source, key: string, fresh: boolean): Promise<void> {
    running.get(name)?.abort();
    const controller = new AbortController();
    running.set(name, controller);
    const request = planSource(source, host.scope());
    if (!request) return;
    const answer = await exchange(host.environment.send, { ...request, signal: controller.signal });
    if (controller.signal.aborted || stateOf(name).key !== key) return;
    const scope = withAnswer(host.scope(), answer);
    const state = readAnswer(source, key, answer, scope);
    host.dispatch({ type: "source", name, state });
    if (state.status === "ready") fill(source, scope, fresh);
    performAll(source, state, scope, host.environment);
    sync();
  }

  /** A new answer fills all its inputs; a repeated one leaves what the customer chose meanwhile. */
  function fill(source: Source, scope: Scope, fresh: boolean): void {
    const { inputs } = host.state();
    const filled = Object.entries(filledInputs(source, scope)).filter(
      ([name]) => fresh || isEmpty(inputs[name]),
    );
    if (filled.length > 0)
      host.dispatch({ type: "changed", inputs: { ...inputs, ...Object.fromEntries(filled) } });
  }

  function sync(): void {
    for (const [name, source] of sources) {
      const key = keyOf(planSource(source, host.scope()));
      const state = stateOf(name);
      if (key === state.key) refill(source, state);
      else change(name, source, key, state);
    }
  }

  function change(name: string, source: Source, key: string, old: SourceState): void {
    running.get(name)?.abort();
    if (old.key !== "") clearDependents(source);
    host.dispatch({ type: "source", name, state: key === "" ? idle : { status: "loading", key } });
    if (key !== "") void run(name, source, key, true);
  }

  function clearDependents(source: Source): void {
    const { inputs } = host.state();
    const names = dependentInputs(source).filter((name) => inputs[name] !== undefined);
    if (names.length > 0) host.dispatch({ type: "changed", inputs: without(inputs, names) });
  }

  /** A form that was cleared gets back what does not depend on it (the first wallet). */
  function refill(source: Source, state: SourceState): void {
    if (state.status !== "ready" || !isStatic(source)) return;
    const scope = { ...host.scope(), response: { body: state.body } };
    if (Object.keys(filledInputs(source, scope)).some((input) => host.state().inputs[input] === undefined)) {
      fill(source, scope, false);
    }
  }

  return {
    sync,
    refresh: (names) => {
      for (const [name, source] of sources) {
        const { key } = stateOf(name);
        if (names.includes(name) && key !== "") void run(name, source, key, false);
      }
    },
    stop: () => {
      for (const [name, controller] of running) {
        controller.abort();
        // A screen that opens again (React's strict mode does so) must ask again.
        if (stateOf(name).status === "loading") host.dispatch({ type: "source", name, state: idle });
      }
    },
  };
}

function performAll(source: Source, state: SourceState, scope: Scope, environment: Environment): void {
  const ok = state.status === "ready";
  const effects = resolveEffects(
    ok ? source.on?.succeeded : source.on?.failed,
    scope,
    ok ? "info" : "warning",
  );
  for (const effect of effects) if (isOutside(effect)) environment.perform(effect);
}

function isOutside(effect: ReturnType<typeof resolveEffects>[number]): effect is PerformedEffect {
  return !["message", "reset", "close", "refresh"].includes(effect.kind);
}

/** Whether the source's call names no input at all. */
function isStatic(source: Source): boolean {
  return !JSON.stringify([source.call, source.query, source.body]).includes("$inputs.");
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}
