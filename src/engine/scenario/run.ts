import type { ScenarioDefinition } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import type { PerformedEffect } from "#engine/environment.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import type { ProviderRequest } from "#provider/client.ts";

import { playScenario, type Player } from "./play.ts";
import { stepRequests } from "./step-requests.ts";
import { effectTexts, storeTexts } from "./texts.ts";
import type { Run } from "./verdict.ts";

/** The surroundings in which a scenario runs. */
export type ScenarioWorld = Player & {
  /** Opens the screen; called again, it opens it as after a reload. */
  readonly open: () => Promise<ScreenStore>;
  /** Every request so far. */
  readonly sent: readonly ProviderRequest[];
  /** All effects outside of the screen so far. */
  readonly effects: readonly PerformedEffect[];
  /** The bank's answer when a pending payment is asked about again, and the texts that the customer then sees. */
  readonly later: (store: ScreenStore) => Promise<{ outcome: Outcome | undefined; shows: readonly string[] }>;
};

/** Runs all attempts of a scenario and returns the result. */
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
  let invalid = await playScenario(store, { inputs, search: scenario.search, kept: scenario.kept }, stage);
  let told = 0;
  for (const attempt of scenario.again ?? []) {
    if (stage.reached) await stage.reached(Infinity);
    inputs = { ...inputs, ...attempt.inputs };
    told = stage.effects.length;
    if (attempt.after) await stage.pass(attempt.after);
    if (attempt.reload) store = await open();
    invalid = await playScenario(store, { ...attempt, inputs }, stage);
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

/** A payment's outcome; for other screens, whether anything was refused or reported as wrong. */
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
