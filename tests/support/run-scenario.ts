import { vi } from "vitest";

import type { Screen } from "#definition/compiled.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { Environment } from "#engine/environment.ts";
import { late } from "#engine/scenario/late.ts";
import { watchJournal } from "#engine/payments/journal-watcher.ts";
import { isAsk } from "#engine/state/position.ts";
import { SCENARIO_PATIENCE } from "#engine/scenario/questions.ts";
import { scenarioSend } from "#engine/scenario/replies.ts";
import { runScenario, type ScenarioWorld } from "#engine/scenario/run.ts";
import type { Run } from "#engine/scenario/verdict.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen/screen-store.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { refusedFields } from "#renderer/form/refusals.ts";

import { benchEnvironment } from "./open-screen.ts";

type Context = { readonly user: unknown; readonly company: unknown; readonly settings: unknown };

/** Runs each attempt of a scenario on its screen, without a page. Needs fake timers. */
export async function runOnBench(
  screen: Screen,
  scenario: ScenarioDefinition,
  context: Context,
): Promise<Run> {
  const sent: ProviderRequest[] = [];
  const { environment, effects } = benchEnvironment({
    context: { ...context, stored: scenario.stored ?? {} },
  });
  const note = (request: ProviderRequest) => sent.push(request);
  const ours = { ...environment, send: scenarioSend(scenario, note, undefined, environment.now) };
  const openings: (() => void)[] = [];
  const open = async () => {
    openings.pop()?.();
    const store = createScreenStore(screen, ours, late);
    openings.push(store.open());
    await pass(0);
    return store;
  };
  const stage: ScenarioWorld = { open, pass, submit, sent, effects, later: (store) => askLater(ours, store) };
  const run = await runScenario(scenario, stage);
  openings.pop()?.();
  return run;
}

async function askLater(environment: Environment, store: ScreenStore): ReturnType<ScenarioWorld["later"]> {
  const watcher = watchJournal(environment, async () => store.screen);
  await pass(SCENARIO_PATIENCE);
  watcher.stop();
  return { outcome: store.getState().result?.outcome, shows: [] };
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

async function submit(store: ScreenStore): Promise<readonly string[]> {
  const step = store.screen.steps[store.getState().at]!;
  const refused = isAsk(step) ? refusedFields(step.ask, store) : [];
  if (refused.length === 0) store.submit({});
  return refused;
}
