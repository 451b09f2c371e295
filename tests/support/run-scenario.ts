import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { vi } from "vitest";

import type { Ask, Screen } from "#definition/compiled.ts";
import type { ScenarioDefinition, ScenarioRequest } from "#definition/scenario.ts";
import type { CallTarget, Outcome } from "#definition/screen.ts";
import type { Environment, PerformedEffect } from "#engine/environment.ts";
import { extras } from "#engine/extras.ts";
import { watchJournal } from "#engine/journal-watcher.ts";
import { isRecord, matches, type NamedTexts } from "#engine/scenario/matches.ts";
import { playScenario } from "#engine/scenario/play.ts";
import { answers, scenarioSend } from "#engine/scenario/replies.ts";
import type { Inputs } from "#engine/screen-state.ts";
import { createScreenStore, type ScreenStore } from "#engine/screen-store.ts";
import { resolveToText } from "#engine/value.ts";
import type { ProviderRequest } from "#provider/client.ts";
import { fieldStates, withOwnErrors } from "#renderer/field-rules.ts";
import { toFormErrors } from "#renderer/messages.ts";

import { benchEnvironment } from "./open-screen.ts";

/** What came of a scenario. */
export type Run = {
  readonly outcome: Outcome;
  /** Of a pending payment, after the bank was asked for a minute. */
  readonly later: Outcome | undefined;
  readonly refused: readonly string[];
  readonly requests: readonly ScenarioRequest[];
  /** Every text that the customer could read. */
  readonly shows: readonly string[];
};

type Context = { readonly user: unknown; readonly company: unknown; readonly settings: unknown };

/** Plays a scenario on its screen, each attempt of it. Needs fake timers. */
export async function runScenario(
  screen: Screen,
  scenario: ScenarioDefinition,
  context: Context,
): Promise<Run> {
  const sent: ProviderRequest[] = [];
  const { environment, effects } = benchEnvironment({
    context: { ...context, stored: scenario.stored ?? {} },
  });
  const send = scenarioSend(scenario, (request) => sent.push(request));
  const ours = { ...environment, send };
  const shows: string[] = [];
  const open = async () => {
    const store = createScreenStore(screen, ours, extras);
    store.subscribe(() => shows.push(...textsOf(store)));
    const leave = store.open();
    await pass(0);
    return { store, leave };
  };
  let { store, leave } = await open();
  let inputs = scenario.inputs;
  const play = () =>
    playScenario(store, { inputs }, { pass, refuses: (ask, data) => refuses(ask, data, store) });
  let invalid = await play();
  let told = 0;
  for (const attempt of scenario.again ?? []) {
    inputs = { ...inputs, ...attempt.inputs };
    told = effects.length;
    if (attempt.reload) {
      leave();
      ({ store, leave } = await open());
    }
    invalid = await play();
  }
  const refused = [...invalid, ...Object.keys(store.getState().fieldErrors)];
  const outcome = outcomeOf(store, refused, effects.slice(told));
  const later = outcome === "pending" ? await askForAMinute(screen, ours, store) : undefined;
  leave();
  return {
    outcome,
    later,
    refused,
    requests: sent.filter((request) => isStep(screen, request)).map(toExpected),
    shows: [...shows, ...effects.flatMap(wordsOf)],
  };
}

/** Of a payment its result; else whether anything was refused or said to be wrong. */
function outcomeOf(
  store: ScreenStore,
  refused: readonly string[],
  effects: readonly PerformedEffect[],
): Outcome {
  const { result, message } = store.getState();
  const wrong =
    message?.tone === "danger" || effects.some((effect) => "tone" in effect && effect.tone === "danger");
  return result?.outcome ?? (wrong || refused.length > 0 ? "failed" : "succeeded");
}

async function askForAMinute(
  screen: Screen,
  environment: Environment,
  store: ScreenStore,
): Promise<Outcome | undefined> {
  const watcher = watchJournal(environment, async () => screen);
  await pass(60_000);
  watcher.stop();
  return store.getState().result?.outcome;
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds);
}

/** As the form does: by the functions that were compiled for it, and by its own rules. */
function refuses(ask: Ask, data: Inputs, store: ScreenStore): string[] {
  const own = Object.fromEntries(
    Object.entries(data).filter(([name]) => Object.hasOwn(ask.schema.properties ?? {}, name)),
  );
  const validator = createPrecompiledValidator(ask.validators as never, ask.schema as never);
  const { errors } = validator.validateFormData(own, ask.schema as never);
  const { hidden } = fieldStates(ask, store);
  const found = toFormErrors(ask, errors, { hidden });
  return withOwnErrors(ask, own, store, found).map(({ field }) => field);
}

/** Whether a request is that of a step, and not of a source or a requery. */
function isStep(screen: Screen, { method, path }: ProviderRequest): boolean {
  return screen.steps.some(
    (step) => "call" in step && targets(step.call).some((one) => answers(one, `${method} ${path}`)),
  );
}

function targets(call: CallTarget<unknown>): readonly string[] {
  return typeof call === "string" ? [call] : call.map((one) => one.call);
}

function toExpected({ method, path, query, body }: ProviderRequest): ScenarioRequest {
  return {
    call: `${method} ${path}`,
    ...(query && { query }),
    ...(body !== undefined && { body: JSON.parse(JSON.stringify(body)) as unknown }),
  };
}

function textsOf(store: ScreenStore): string[] {
  const { at, phase, message, result } = store.getState();
  const step = store.screen.steps[at]!;
  const rows = [...store.review(), ...(result?.rows ?? [])].map(({ label, value }) => `${label}: ${value}`);
  const shown = "show" in step && phase === "showing" ? [step.show.title, step.show.text] : [];
  const texts = shown.map((value) => (value === undefined ? "" : resolveToText(value, store.scope())));
  return [...rows, ...texts, message?.text ?? "", result?.message ?? ""].filter(Boolean);
}

function wordsOf(effect: object): string[] {
  return Object.values(effect).filter((value) => typeof value === "string");
}

/** What came of a scenario, as far as it says what it expects. */
export function comparable(run: Run, expected: ScenarioDefinition["expect"]): ScenarioDefinition["expect"] {
  const named: NamedTexts = new Map();
  const { refused, requests, shows, hides, ...ends } = expected;
  const text = run.shows.join("\n");
  return {
    ...(ends.outcome && { outcome: run.outcome }),
    ...(ends.later && run.later && { later: run.later }),
    ...((refused || run.refused.length > 0) && { refused: run.refused }),
    ...(requests && { requests: withPatterns(run.requests, requests, named) as readonly ScenarioRequest[] }),
    ...(hides && { hides: hides.map((one) => (text.includes(one) ? text : one)) }),
    ...(shows && { shows: shows.map((one) => (text.includes(one) ? one : text)) }),
  };
}

/** The value with the expected pattern in place of each text that fits it, so that the two can be compared. */
function withPatterns(value: unknown, expected: unknown, named: NamedTexts): unknown {
  if (isRecord(expected) && "$pattern" in expected) return matches(expected, value, named) ? expected : value;
  if (Array.isArray(value) && Array.isArray(expected)) {
    return value.map((item, index) => withPatterns(item, expected[index], named));
  }
  if (!isRecord(value) || !isRecord(expected)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPatterns(inner, expected[key], named)]),
  );
}
