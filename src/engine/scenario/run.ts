import type { ScenarioDefinition } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import type { PerformedEffect } from "#engine/environment.ts";
import type { ScreenStore } from "#engine/screen-store.ts";
import type { ProviderRequest } from "#provider/client.ts";

import { playScenario, type Player } from "./play.ts";
import { stepRequests } from "./step-requests.ts";
import { effectTexts, storeTexts } from "./texts.ts";
import type { Run } from "./verdict.ts";

/** Where a scenario is played. */
export type ScenarioWorld = Player & {
  /** Opens the screen; once more as a page does that is loaded anew. */
  readonly open: () => Promise<ScreenStore>;
  /** Every request so far. */
  readonly sent: readonly ProviderRequest[];
  /** Everything that happened outside the screen so far. */
  readonly effects: readonly PerformedEffect[];
  /** What the bank says of a pending payment when it is asked again, and what the customer can read of that. */
  readonly later: (store: ScreenStore) => Promise<{ outcome: Outcome | undefined; shows: readonly string[] }>;
};

/** Plays a scenario, each attempt of it, and tells what came of it. */
export async function runScenario(scenario: ScenarioDefinition, stage: ScenarioWorld): Promise<Run> {
  const shows: string[] = [];
  const open = async () => {
    const opened = await stage.open();
    shows.push(...storeTexts(opened));
    opened.subscribe(() => shows.push(...storeTexts(opened)));
    return opened;
  };
  let store = await open();
  let { inputs } = scenario;
  let invalid = await playScenario(store, { inputs }, stage);
  let told = 0;
  for (const attempt of scenario.again ?? []) {
    inputs = { ...inputs, ...attempt.inputs };
    told = stage.effects.length;
    if (attempt.reload) store = await open();
    invalid = await playScenario(store, { inputs, sure: attempt.sure }, stage);
  }
  const refused = [...invalid, ...Object.keys(store.getState().fieldErrors)];
  const outcome = outcomeOf(store, refused, stage.effects.slice(told));
  const later = outcome === "pending" ? await stage.later(store) : undefined;
  return {
    outcome,
    later: later?.outcome,
    refused,
    requests: stepRequests(store.screen, stage.sent),
    shows: [...shows, ...stage.effects.flatMap(effectTexts), ...(later?.shows ?? [])],
  };
}

/** Of a payment its result; else whether anything was refused or said to be wrong. */
function outcomeOf(
  store: ScreenStore,
  refused: readonly string[],
  effects: readonly PerformedEffect[],
): Outcome {
  const { result: last, message } = store.getState();
  const result = last?.earlier ? undefined : last;
  const wrong =
    message?.tone === "danger" || effects.some((effect) => "tone" in effect && effect.tone === "danger");
  return result?.outcome ?? (wrong || refused.length > 0 ? "failed" : "succeeded");
}
