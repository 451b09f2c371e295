import type { Ask } from "#definition/compiled.ts";
import type { ScenarioDefinition } from "#definition/format.ts";
import type { ScenarioAttempt } from "#definition/screen.ts";
import type { Schema } from "#definition/value.ts";
import { choosingWidgets, defaultWidget } from "#definition/widgets.ts";
import { offersValue } from "#engine/sources/billers.ts";
import { isShown } from "#engine/values/condition.ts";
import { isEnabled } from "#engine/fields/open-fields.ts";
import { pauseAfter } from "#engine/calls/schedule.ts";
import { isAsk } from "#engine/state/position.ts";
import { redirectAddress } from "#engine/payments/redirect.ts";
import type { StepOf } from "#engine/screen/step-kind.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";

/** The actions of a scenario's customer. */
export type Player = {
  /** Lets time pass, in ms; 0 for effects that need no time. */
  readonly pass: (milliseconds: number) => Promise<void>;
  /** Submits the current form. Returns the fields that the form refuses; if there are any, nothing was submitted. */
  readonly submit: (store: ScreenStore) => Promise<readonly string[]>;
  /** Called before the customer does anything in a step, and before each pause of a wait: who looks on may hold it up. */
  readonly reached?: (at: number) => Promise<void>;
};

type Customer = Pick<ScenarioDefinition, "inputs" | "search" | "kept"> & Pick<ScenarioAttempt, "sure">;

/**
 * More moves than any screen has, so that a scenario in a loop ends. A wait does not count, because it ends by itself.
 */
const MOVES = 50;

/** The most pages that the customer loads of one list. */
const PAGES = 10;

/**
 * Does what a scenario's customer does on an open screen: fills in and submits each form, waits, and reads what is
 * shown, until a form repeats or nothing more is asked. Called again, it continues from there.
 * @param until the step at which the customer stops, before doing anything there
 * @returns the fields that refused their values; empty when everything was sent
 */
export async function playScenario(
  store: ScreenStore,
  { inputs, search = {}, kept = [], sure = false }: Customer,
  { pass, submit, reached }: Player,
  until = Infinity,
): Promise<readonly string[]> {
  // The earlier steps were done in an earlier attempt.
  const seen = new Set(Array.from({ length: store.getState().at }, (_, index) => index));
  for (let move = 0; move < MOVES; move++) {
    await waitIsOver(store, until, { pass, reached });
    const { at, phase } = store.getState();
    const step = store.screen.steps[at]!;
    if (phase === "resting" || at >= until) return [];
    if (phase === "calling") {
      await pass(0);
      continue;
    }
    if (seen.has(at)) return [];
    seen.add(at);
    const own = isAsk(step) && step.ask.kept ? kept : [];
    for (const { use, remove } of own) await useKept(store, { use, remove }, pass);
    const missed = isAsk(step) ? await fill(store, step.ask, { inputs, search }, pass) : [];
    for (const { add } of own) await useKept(store, { add }, pass);
    if (sure) store.agree(true);
    const refused = await submit(store);
    if (refused.length + missed.length > 0) return [...new Set([...refused, ...missed])];
    await pass(0);
  }
  return [];
}

/** How much time (ms) passes at once in a step that runs by itself without asking repeatedly. */
const MOMENT = 500;

/** A wait has a deadline; until its end nothing else can be done. */
async function waitIsOver(
  store: ScreenStore,
  until: number,
  { pass, reached }: Pick<Player, "pass" | "reached">,
): Promise<void> {
  for (;;) {
    if (reached) await reached(store.getState().at);
    const now = store.getState();
    if (now.phase !== "waiting" || now.at >= until) return;
    const step = store.screen.steps[now.at]!;
    if ("redirect" in step) goThere(store, step);
    await pass("wait" in step ? pauseAfter(step.wait.every, Infinity) : MOMENT);
  }
}

/** Goes to the page of the bank, does what it asks, and comes back. */
function goThere(store: ScreenStore, step: StepOf<"redirect">): void {
  const { environment, scope, stopWaiting } = store;
  const to = redirectAddress(step.redirect, scope(), environment);
  if (to !== undefined) environment.perform({ kind: "leave", to });
  stopWaiting();
}

type KeptAction = NonNullable<ScenarioDefinition["kept"]>[number];

/** One thing that the customer does with a list that the provider keeps. */
async function useKept(
  { kept }: ScreenStore,
  { use, remove, add }: KeptAction,
  pass: Player["pass"],
): Promise<void> {
  if (use !== undefined) kept?.use(use);
  if (remove !== undefined && kept?.removal(remove) !== undefined) void kept.remove(remove);
  if (add && kept?.mayAdd()) void kept.add();
  await pass(0);
}

/**
 * Field by field, in the order of the form, because a choice may clear the fields below it and load their options.
 * Hidden and resting fields are not typed into, nor those that nobody can type into, and only what is offered is chosen.
 * @returns the fields whose lists do not offer the value
 */
async function fill(
  store: ScreenStore,
  ask: Ask,
  { inputs, search }: Required<Pick<Customer, "inputs" | "search">>,
  pass: Player["pass"],
): Promise<readonly string[]> {
  const missed: string[] = [];
  for (const name of Object.keys(ask.schema.properties ?? {})) {
    const open = isShown(ask, name, store.scope()) && isEnabled(ask, name, store) && !isGiven(ask, name);
    if (!open || !Object.hasOwn(inputs, name)) continue;
    const value = inputs[name];
    const list = listOf(ask, name);
    await seek(store, list, { text: search[name], value }, pass);
    if (isOffered(store, name, list, value)) {
      store.change({ ...store.getState().inputs, [name]: value });
      await pass(restOf(store));
    } else if (store.getState().inputs[name] !== value) missed.push(name);
  }
  return missed;
}

/** How long (ms) the customer pauses after a field: until no look-up waits any more. */
function restOf({ screen, getState }: ScreenStore): number {
  const waiting = Object.entries(screen.sources ?? {}).filter(
    ([name]) => getState().sources[name]?.status === "loading",
  );
  return Math.max(0, ...waiting.map(([, { debounce = 0 }]) => debounce));
}

/** Searches a list for the text, and loads its pages until it offers the value or has no more. */
async function seek(
  store: ScreenStore,
  { source }: List,
  { text, value }: { readonly text: string | undefined; readonly value: unknown },
  pass: Player["pass"],
): Promise<void> {
  if (source === undefined || !store.lookUps) return;
  await pass(restOf(store));
  if (text !== undefined) {
    store.lookUps.search(source, text);
    await pass(restOf(store));
  }
  for (let page = 1; page < PAGES && !hasOption(store, source, value); page++) {
    void store.lookUps.more(source);
    await pass(0);
    if (store.getState().sources[source]?.pages?.status !== "ready") return;
  }
}

/** What a field offers to choose from: a source's options, or its own values; neither where anything may be typed. */
type List = { readonly source?: string; readonly values?: readonly unknown[] };

function listOf({ schema, uiSchema = {}, deciding }: Ask, name: string): List {
  const { type = defaultWidget(propertyOf(schema, name)), source } = hintsOf(uiSchema[name]);
  if (!choosingWidgets.includes(type)) return {};
  if (source !== undefined) return { source };
  const own = propertyOf(schema, name).enum as readonly unknown[] | undefined;
  // A branch of the schema may have the values.
  return own || !deciding ? { values: own ?? [] } : {};
}

/** Whether a list offers the value now; a field without a list accepts any value. */
function isOffered(store: ScreenStore, name: string, { source, values }: List, value: unknown): boolean {
  if (source === undefined && values === undefined) return true;
  const has = source === undefined ? values?.includes(value) === true : hasOption(store, source, value);
  return has && offersValue(store.screen, store.scope(), name, value);
}

function hasOption({ getState }: ScreenStore, source: string, value: unknown): boolean {
  return getState().sources[source]?.options?.some((option) => option.value === value) ?? false;
}

/** Whether nobody can type into a field, whatever it holds. */
function isGiven({ schema, uiSchema = {} }: Ask, name: string): boolean {
  return hintsOf(uiSchema[name]).type === "read-only" || propertyOf(schema, name).readOnly === true;
}

function propertyOf({ properties }: Schema, name: string): Schema {
  return (properties as Readonly<Record<string, Schema>> | undefined)?.[name] ?? {};
}

function hintsOf(hints: unknown): { readonly type?: string; readonly source?: string } {
  const { "ui:widget": type, "ui:options": options } = (hints ?? {}) as Hints;
  return { ...(type && { type }), ...(options?.source && { source: options.source }) };
}

type Hints = { readonly "ui:widget"?: string; readonly "ui:options"?: { readonly source?: string } };
