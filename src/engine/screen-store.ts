import type { Condition, Screen } from "#definition/compiled.ts";
import type { CallStep, EffectDefinition, Outcome, Tone, WaitStep } from "#definition/screen.ts";

import { exchange } from "./call.ts";
import { resolveEffects } from "./effects.ts";
import type { Environment } from "./environment.ts";
import { decide, decideMoney, withAnswer, type Answer } from "./outcome.ts";
import { entryFor, intentFor, PENDING_EFFECTS, resultOf, visible } from "./payment.ts";
import { advance, isAsk, onPage, retreat, start, type Position } from "./position.ts";
import { buildRequest } from "./request.ts";
import { asks, defaultsOf, isMoney, reviewRows, secretInputs } from "./review.ts";
import { evaluateText, type Scope } from "./scope.ts";
import {
  initialState,
  reduce,
  type Inputs,
  type Row,
  type ScreenEvent,
  type ScreenState,
} from "./screen-state.ts";
import { selectedItems } from "./select.ts";
import { runSources } from "./source-runner.ts";
import { suggest } from "./suggest.ts";
import { resolveToText, resolveValue } from "./value.ts";
import { poll } from "./wait.ts";

/** One open screen: its state, and what a customer can do to it. */
export type ScreenStore = {
  readonly screen: Screen;
  readonly getState: () => ScreenState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Everything that expressions can name now. */
  readonly scope: () => Scope;
  /** Rows to confirm at the present form. */
  readonly review: () => readonly Row[];
  /** Starts sources and the first step; gives the function that stops them. */
  readonly open: () => () => void;
  readonly change: (inputs: Inputs) => void;
  /** The present form was filled in correctly. Ignored while anything runs: one submit, one request. */
  readonly submit: (inputs: Inputs) => void;
  readonly cancel: () => void;
  /** Runs a second action of the present form. */
  readonly act: (index: number) => void;
  readonly dismissResult: () => void;
  /** Runs the named sources again, as after a failure. */
  readonly refresh: (sources: readonly string[]) => void;
};

const DEFAULT_TONE: Record<Outcome, Tone> = { succeeded: "success", failed: "danger", pending: "warning" };

/** Opens a screen. Nothing runs before `open`. */
export function createScreenStore(screen: Screen, environment: Environment): ScreenStore {
  const listeners = new Set<() => void>();
  const secrets = secretInputs(screen);
  let state = initialState(start(screen, environment.context()), defaultsOf(screen));
  /** Grows with each move: what was started at an earlier place no longer counts. */
  let run = 0;

  const scope = (): Scope => ({
    ...environment.context(),
    inputs: state.inputs,
    selected: selectedItems(screen, state),
    sources: Object.fromEntries(Object.entries(state.sources).map(([name, { body }]) => [name, body])),
    steps: state.outputs,
    intent: state.intent && visible(state.intent),
  });

  const dispatch = (event: ScreenEvent) => {
    state = reduce(state, event);
    for (const listener of listeners) listener();
  };
  const sources = runSources({ screen, environment, state: () => state, scope, dispatch });

  function move(to: Position): void {
    run++;
    dispatch({ type: "moved", to });
    sources.sync();
    const step = screen.steps[to.at]!;
    if (to.phase === "calling") void call(step as CallStep<Condition>, run);
    if (to.phase === "waiting") void wait(step as WaitStep<Condition>, run);
  }

  function afterStep(at: number, closed: boolean): void {
    const next = closed ? undefined : advance(screen, at, scope());
    move(next ?? (closed ? onPage(screen, at, scope()) : start(screen, scope())));
  }

  async function call(step: CallStep<Condition>, mine: number): Promise<void> {
    const request = buildRequest(step, scope());
    if (!request) throw new Error(`${screen.id}: a value in the path of "${step.name}" is missing`);
    if (step.background) {
      void exchange(environment.send, request);
      return afterStep(state.at, false);
    }
    const money = isMoney(step) && state.intent ? { step, intent: state.intent } : undefined;
    if (money) environment.journal.put(entryFor(screen, money.step, scope(), money.intent));
    const answer = await exchange(environment.send, {
      ...request,
      ...(money && { idempotencyKey: money.intent.key }),
    });
    const answered = withAnswer(scope(), answer);
    const outcome = money ? decideMoney(step, answer, answered) : decide(step, answer, answered);
    if (money) recordOutcome(money.step, answered, outcome);
    if (mine === run) {
      if (outcome === "succeeded") output(step, answered);
      settle(step, outcome, answer);
    } else if (money) perform(effectsOf(step, outcome), answered, outcome);
  }

  /** The journal and the result learn of an outcome even when the customer has left the step. */
  function recordOutcome(
    step: CallStep<Condition> & { money: true },
    answered: Scope,
    outcome: Outcome,
  ): void {
    const { intent } = state;
    if (!intent) return;
    const entry = environment.journal.find(intent.key);
    const message = resolveToText("$error.message", answered);
    if (outcome !== "pending") environment.journal.remove(intent.key);
    else if (entry) environment.journal.put({ ...entry, outcome });
    const reply = resolveToText("$response.body#/message", answered);
    const text = outcome === "failed" ? message : reply;
    dispatch({ type: "resulted", result: resultOf(screen, step, answered, intent, outcome, text) });
    environment.moneyMoved();
  }

  async function wait(step: WaitStep<Condition>, mine: number): Promise<void> {
    const deadline = environment.now() + step.wait.deadline;
    dispatch({ type: "moved", to: state, deadline });
    const active = () => mine === run;
    const answer = await poll(step, { environment, scope, deadline, active });
    if (!active()) return;
    if (!answer) return settle(step, step.money ? "pending" : "failed", undefined);
    output(step, withAnswer(scope(), answer));
    settle(step, decide(step, answer, withAnswer(scope(), answer)), answer);
  }

  function output(step: CallStep<Condition> | WaitStep<Condition>, answered: Scope): void {
    const values = resolveValue(step.outputs ?? {}, answered) as Record<string, unknown>;
    dispatch({ type: "output", step: step.name, values });
  }

  /** After an outcome: secrets go, effects happen, the customer stands at the next or the right earlier step. */
  function settle(
    step: CallStep<Condition> | WaitStep<Condition>,
    outcome: Outcome,
    answer: Answer | undefined,
  ): void {
    const answered = answer ? withAnswer(scope(), answer) : scope();
    const { at } = state;
    clear(secrets);
    if (outcome === "failed" && "fieldErrors" in step && step.fieldErrors) refuse(step.fieldErrors, answered);
    const closed = perform(effectsOf(step, outcome), answered, outcome);
    if (isMoney(step)) dispatch({ type: "intended", intent: undefined });
    if (outcome === "succeeded") afterStep(at, closed);
    else if (outcome === "pending" || closed) move(onPage(screen, at, scope()));
    else move(retreat(screen, at, scope()));
  }

  /** Performs effects; says whether one of them closed the dialog. */
  function perform(
    effects: readonly EffectDefinition<Condition>[] | undefined,
    answered: Scope,
    outcome: Outcome,
  ): boolean {
    let closed = false;
    for (const effect of resolveEffects(effects, answered, DEFAULT_TONE[outcome])) {
      if (effect.kind === "message")
        dispatch({ type: "said", message: { text: effect.text, tone: effect.tone } });
      else if (effect.kind === "reset") clear(effect.inputs);
      else if (effect.kind === "refresh") sources.refresh(effect.sources);
      else if (effect.kind === "close") closed = true;
      else environment.perform(effect);
    }
    return closed;
  }

  function clear(inputs: true | readonly string[]): void {
    if (inputs !== true && inputs.length === 0) return;
    dispatch({ type: "cleared", inputs, defaults: defaultsOf(screen) });
  }

  /** Errors that the server found at fields of this screen: `{ "email": ["…"] }`. */
  function refuse(expression: string, answered: Scope): void {
    const found = evaluateText(expression, answered);
    if (typeof found !== "object" || found === null) return;
    const known = new Set(
      asks(screen).flatMap((ask) => Object.keys((ask.schema.properties as object) ?? {})),
    );
    const entries = Object.entries(found)
      .filter(([name]) => known.has(name))
      .map(([name, text]) => [name, String(Array.isArray(text) ? text[0] : text)] as const);
    dispatch({ type: "refused", fieldErrors: Object.fromEntries(entries) });
  }

  function submit(inputs: Inputs): void {
    const step = screen.steps[state.at]!;
    if (state.phase === "showing" && "show" in step) {
      perform(step.show.on, scope(), "succeeded");
      return move(start(screen, scope()));
    }
    if (state.phase !== "asking" || !isAsk(step)) return;
    dispatch({ type: "changed", inputs: { ...state.inputs, ...inputs } });
    dispatch({ type: "said", message: undefined });
    dispatch({ type: "refused", fieldErrors: {} });
    if (state.result) dispatch({ type: "resulted", result: undefined });
    if (!state.intent && screen.steps.some(isMoney)) {
      dispatch({
        type: "intended",
        intent: intentFor(screen, scope(), environment.journal, environment.now()),
      });
    }
    afterStep(state.at, false);
  }

  async function act(index: number): Promise<void> {
    const step = screen.steps[state.at]!;
    const action = isAsk(step) ? step.ask.actions?.[index] : undefined;
    if (!action || (state.pauses[index] ?? 0) > environment.now()) return;
    dispatch({ type: "paused", action: index, until: environment.now() + (action.pause ?? 0) });
    const request = buildRequest(action, scope());
    if (!request) return;
    const answer = await exchange(environment.send, request);
    const answered = withAnswer(scope(), answer);
    const outcome = decide(action, answer, answered);
    perform(action.on?.[outcome], answered, outcome);
  }

  /** A pending result becomes final when the journal learns of it. */
  function follow(): void {
    const entry = state.result && environment.journal.find(state.result.key);
    if (!state.result || !entry || entry.outcome === state.result.outcome) return;
    const message = entry.message ?? state.result.message;
    dispatch({ type: "resulted", result: { ...state.result, outcome: entry.outcome, message } });
  }

  return {
    screen,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    scope,
    review: () => reviewRows(screen, state, scope()),
    open: () => {
      const unfollow = environment.journal.subscribe(follow);
      move(start(screen, scope()));
      return () => {
        run++;
        unfollow();
        sources.stop();
      };
    },
    change: (inputs) => {
      dispatch({ type: "changed", inputs });
      sources.sync();
      const suggested = suggest(screen, state, scope());
      if (suggested) dispatch({ type: "suggested", ...suggested });
    },
    submit,
    cancel: () => {
      if (state.phase !== "asking") return;
      clear(secrets);
      dispatch({ type: "intended", intent: undefined });
      dispatch({ type: "said", message: undefined });
      move(retreat(screen, state.at, scope()));
    },
    act: (index) => void act(index),
    refresh: sources.refresh,
    dismissResult: () => dispatch({ type: "resulted", result: undefined }),
  };
}

/** The declared effects; a pending outcome is never without one. */
function effectsOf(step: CallStep<Condition> | WaitStep<Condition>, outcome: Outcome) {
  return step.on?.[outcome] ?? (outcome === "pending" ? PENDING_EFFECTS : undefined);
}
