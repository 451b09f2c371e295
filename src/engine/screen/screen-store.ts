import type { Screen } from "#definition/compiled.ts";
import type { Caution } from "#engine/payments/caution.ts";
import type { Environment } from "#engine/environment.ts";
import { fieldsOf, lackingFields } from "#engine/fields/lacking-fields.ts";
import type { LookUps } from "#engine/sources/look-ups.ts";
import type { LimitKeeper } from "#engine/fields/limits.ts";
import { isAsk, type Position, retreat, start } from "#engine/state/position.ts";
import type { Change } from "#engine/review/quotes.ts";
import type { Recipient } from "#engine/recipients/recipients.ts";
import type { Refill } from "#engine/recipients/refill.ts";
import { defaultsOf, isMoney, secretInputs } from "#engine/state/screen-facts.ts";
import type { Scope } from "#engine/scope/scope.ts";
import { createHost } from "#engine/state/screen-host.ts";
import { without, type Inputs, type Row, type ScreenState } from "#engine/state/screen-state.ts";
import type { SourceRunner } from "#engine/sources/source-runner.ts";
import { suggest } from "#engine/fields/suggest.ts";

import type { Early } from "./early.ts";
import type { Kept } from "./kept.ts";
import type { Late } from "./late.ts";
import { createPerformer } from "./performer.ts";
import { createStepRunner } from "./step-runner.ts";

/** One open screen: its state, and the customer's actions. */
export type ScreenStore = {
  readonly screen: Screen;
  readonly environment: Environment;
  readonly getState: () => ScreenState;
  /** Tells of each change of the state and, while the screen is open, of the journal and the recipients. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Tells of a change of one input, and of nothing else. */
  readonly subscribeInput: (name: string, listener: () => void) => () => void;
  /** Everything that expressions can name now. */
  readonly scope: () => Scope;
  /** Epoch milliseconds, by the clock that also made the times in the state. */
  readonly now: () => number;
  /** Rows to confirm at the current form. */
  readonly review: () => readonly Row[];
  /** Why the current form cannot be confirmed; undefined when it can. */
  readonly missing: () => string | undefined;
  /** Until when (epoch ms) what the current form confirms is valid; undefined if it has no end. */
  readonly holdsUntil: () => number | undefined;
  /** What changed in it since it was asked for again; undefined if it was not. */
  readonly changes: () => readonly Change[] | undefined;
  /** What the customer must know before they confirm the current form. */
  readonly caution: () => Caution | undefined;
  /** Whether the customer has confirmed the caution a second time. */
  readonly hasAgreed: () => boolean;
  /** Confirms the current caution a second time, or takes that back. */
  readonly agree: (isSure: boolean) => void;
  /** Starts the sources and the first step; returns the function that stops them. */
  readonly open: () => () => void;
  readonly change: (inputs: Inputs) => void;
  /** Remembers by its key which option of a source a field holds; `change` sets the value. */
  readonly choose: (field: string, key: string) => void;
  /** The latest recipients on this screen, newest first. */
  readonly recipients: () => readonly Recipient[];
  /** Whose last payment the customer asked for before the screen opened; the first who asks gets it. */
  readonly takeNext: () => Recipient | undefined;
  /** Fills in what an earlier payment had; undefined where nothing can be paid. */
  readonly refill: Refill | undefined;
  readonly forget: (recipient: Recipient) => void;
  /** The list that the provider keeps; undefined when the screen has none. */
  readonly kept: Kept | undefined;
  /** Pages and search of lists; undefined when the screen has none. */
  readonly lookUps: LookUps | undefined;
  /**
   * Submits the current form; errors appear at its fields. Ignored while anything runs, which the button shows: one
   * submit, one request.
   */
  readonly submit: (inputs: Inputs) => void;
  /** The current form was filled in wrongly: removes the messages of an earlier attempt. */
  readonly refuse: () => void;
  readonly cancel: () => void;
  /** Ends a wait as its deadline would: a payment stays pending, and the journal asks about it. */
  readonly stopWaiting: () => void;
  /** Forgets the stored entries of an earlier visit, and starts with an empty form. */
  readonly startAgain: () => void;
  /** Keeps a submit that comes too early; undefined when the screen's late parts are not loaded. */
  readonly early: Early | undefined;
  /** Limits of the fields; undefined when the screen's late parts are not loaded. */
  readonly limits: LimitKeeper | undefined;
  /** Runs an additional action of the current form. */
  readonly act: (index: number) => void;
  readonly dismissResult: () => void;
  /** Runs the named sources again, for example after a failure. */
  readonly refresh: (sources: readonly string[]) => void;
};

/** Creates the store of a screen. Nothing runs before `open`. */
export function createScreenStore(screen: Screen, environment: Environment, late?: Late): ScreenStore {
  const movesMoney = screen.steps.some(isMoney);
  const payments = movesMoney ? late?.payments : undefined;
  // The compiler lists them for such a screen: without them a request would leave no trace, and no list would load.
  if (movesMoney ? !payments : !late && needsLate(screen))
    throw new Error(`${screen.id} came without the late parts that it needs`);
  const host = createHost(screen, environment, late?.lists?.selectedRows);
  const { state, scope, dispatch } = host;
  const limits = late?.createLimits(host, late.lists);
  const draft = late?.createDraft(host);
  const early = late?.createEarly(host);
  const perform = createPerformer(host, () => sources);
  const lookUps = limits && late?.lookUps?.createLookUps(host, limits, settled);
  const sources: SourceRunner | undefined = late?.runSources(host, { perform, settled, lookUps });
  const steps = createStepRunner(host, {
    perform,
    settled,
    finished: () => draft?.drop(),
    late,
    hasExpired: () => quotes?.hasExpired() ?? false,
  });
  const quotes = late?.payments?.createQuotes(host, steps.move);
  const refill = sources && late?.createRefill(host, { draft, sources, settled });
  let opened = 0;
  const actions = late?.createActions(host, { perform, settled, move: leaveFor, openings: () => opened });
  const kept =
    refill && actions && late?.kept?.createKept(host, { run: actions.run, fill: refill.fill, refresh });

  /** Inputs may have changed: updates sources and suggestions, and then the sources of suggested values. */
  function settled(): void {
    sources?.sync();
    const suggested = suggest(screen, state(), scope());
    if (suggested) dispatch({ type: "suggested", ...suggested });
    const cut = limits?.settle();
    if (suggested || cut) sources?.sync();
  }

  function refresh(names: readonly string[]): void {
    sources?.refresh(names);
  }

  /** An action that closes the form of a challenge gives that up. */
  function leaveFor(to: Position): void {
    if (!steps.giveUp()) steps.move(to);
  }

  function open(): () => void {
    opened++;
    const unfollow = [
      environment.journal.subscribe(() =>
        host.together(() => {
          host.tell();
          payments?.followJournal(host, steps.giveUp);
        }),
      ),
      environment.recipients.subscribe(host.tell),
    ];
    dispatch({ type: "intended", intent: undefined });
    const earlier = state().result ?? late?.earlierResult(screen, environment);
    if (earlier) dispatch({ type: "resulted", result: earlier });
    steps.move(draft?.restore() ?? start(screen, scope()));
    const endDraft = draft?.keep();
    const endQuotes = quotes?.watch();
    return () => {
      opened++;
      early?.stop();
      endDraft?.();
      endQuotes?.();
      steps.leave();
      unfollow.forEach((stop) => stop());
      sources?.stop();
      dispatch({ type: "cleared", inputs: secretInputs(screen), defaults: {} });
    };
  }

  function submit(inputs: Inputs): void {
    const { at, phase } = state();
    const step = screen.steps[at]!;
    if (phase === "showing" && "show" in step) {
      return steps.goOn(at, perform(step.show.on, scope(), "info"));
    }
    if (phase !== "asking" || !isAsk(step) || quotes?.renew()) return;
    const all = { ...state().inputs, ...inputs };
    // The second click of a double click may be meant for the form before.
    const lacking = lackingFields(step.ask, all, scope());
    if (Object.keys(lacking).length > 0) return dispatch({ type: "refused", fieldErrors: lacking });
    draft?.touch();
    quotes?.confirm(step.ask.review === true);
    dispatch({ type: "changed", inputs: all });
    const beyond = limits?.first(at, all);
    if (beyond?.at === at) return dispatch({ type: "refused", fieldErrors: beyond.fieldErrors });
    const caution = payments?.cautionOf(host);
    if (!(payments?.isHeeded(host, caution) ?? true)) return dispatch({ type: "stopped", at });
    dispatch({ type: "heeded", caution });
    const { outputs, restored } = state();
    if (restored) dispatch({ type: "restored", inputs: all, outputs, restored: false });
    dispatch({ type: "said", message: undefined });
    // What was refused on a later form stays there until the customer comes to it.
    const ahead = without(state().fieldErrors, fieldsOf(step.ask));
    dispatch({ type: "refused", fieldErrors: beyond?.fieldErrors ?? ahead });
    // A later answer has moved the limit of a value on an earlier form.
    if (beyond) return steps.move({ at: beyond.at, phase: "asking" });
    if (state().result) dispatch({ type: "resulted", result: undefined });
    // What a challenge asks for is about the payment that has met it.
    if (payments && state().challenge === undefined) {
      dispatch({ type: "intended", intent: payments.intentFor(host) });
    }
    steps.goOn(at, false);
  }

  function cancel(): void {
    if (steps.giveUp() || state().phase !== "asking") return;
    dispatch({ type: "intended", intent: undefined });
    dispatch({ type: "said", message: undefined });
    dispatch({ type: "refused", fieldErrors: {} });
    steps.move(retreat(screen, state().at, scope()));
  }

  function startAgain(): void {
    if (state().phase !== "asking") return;
    draft?.drop();
    dispatch({ type: "restored", inputs: defaultsOf(screen), outputs: {}, restored: false });
    steps.move(start(screen, scope()));
    sources?.restore();
  }

  const store: ScreenStore = {
    screen,
    environment,
    getState: state,
    subscribe: host.subscribe,
    subscribeInput: host.subscribeInput,
    scope,
    now: environment.now,
    review: () => late?.reviewRows(screen, state(), scope()) ?? [],
    missing: () => payments?.reviewMissing(screen, state(), scope()),
    holdsUntil: () => quotes?.holdsUntil(),
    changes: () => quotes?.changes(),
    caution: () => payments?.cautionOf(host),
    hasAgreed: () => payments?.isHeeded(host, payments.cautionOf(host)) ?? true,
    agree: (isSure) => {
      const mark = isSure ? payments?.markOf(payments.cautionOf(host)) : undefined;
      dispatch({ type: "agreed", mark });
    },
    open,
    change: (inputs) =>
      host.together(() => {
        draft?.touch();
        dispatch({ type: "changed", inputs });
        settled();
      }),
    choose: (field, key) =>
      host.together(() => {
        dispatch({ type: "chosen", field, key });
        settled();
      }),
    recipients: () => environment.recipients.list(screen.id),
    takeNext: () => environment.recipients.takeNext(screen.id),
    refill,
    kept,
    lookUps,
    forget: (recipient) => environment.recipients.remove(screen.id, recipient),
    submit: (inputs) => host.together(() => submit(inputs)),
    refuse: () => state().message && dispatch({ type: "said", message: undefined }),
    cancel: () => host.together(cancel),
    stopWaiting: steps.stopWaiting,
    startAgain: () => host.together(startAgain),
    early,
    limits,
    act: (index) => void actions?.act(index),
    refresh,
    dismissResult: () => dispatch({ type: "resulted", result: undefined }),
  };
  return store;
}

/** Whether something of the screen runs by a late part, and would not happen without it. */
function needsLate({ sources = {}, steps }: Screen): boolean {
  return Object.keys(sources).length > 0 || steps.some((step) => "once" in step && step.once === true);
}
