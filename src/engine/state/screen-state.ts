import type { Tone } from "#definition/format.ts";
import type { Outcome } from "#definition/screen.ts";
import type { Caution } from "#engine/payments/caution.ts";
import type { Confirmation } from "#engine/review/confirmation.ts";
import type { End } from "#engine/journal/end.ts";
import type { Intent } from "#engine/journal/intent.ts";
import type { Renewed } from "#engine/review/quotes.ts";
import type { SourceState } from "#engine/sources/source.ts";

import type { Position } from "./position.ts";

export type Inputs = Readonly<Record<string, unknown>>;

export type Row = {
  readonly label: string;
  readonly value: string;
  readonly prominent?: boolean;
  /** Adds a button that copies the value. */
  readonly copy?: boolean;
};

/** The result of a payment; it stays on the page until the customer dismisses it. */
export type PaymentResult = {
  readonly key: string;
  readonly outcome: Outcome;
  /** How it has ended, where it is resolved. */
  readonly end?: End | undefined;
  /** Pending, and no longer asked about automatically. */
  readonly givenUp?: boolean | undefined;
  readonly reference: string;
  readonly providerReference?: string | undefined;
  /** The screen's title. */
  readonly title: string;
  /** The amount as the customer confirmed it, formatted. */
  readonly amount?: string | undefined;
  readonly direction: "debit" | "credit";
  /** Refused because the bank already has it. */
  readonly duplicate?: boolean;
  /** ISO date and time. */
  readonly startedAt: string;
  /** The title of the screen's own words about the outcome, which `message` then is. */
  readonly heading?: string | undefined;
  readonly message: string;
  readonly rows: readonly Row[];
  /** Whom it went to, as the screen calls a recipient. */
  readonly to?: string | undefined;
  /** What was entered, without secrets, to pay the same again. */
  readonly entered?: Inputs;
  /** The payment was made before the screen was opened. */
  readonly earlier?: boolean;
};

/** Everything that an open screen knows. Only `reduce` changes it. */
export type ScreenState = Position & {
  readonly inputs: Inputs;
  readonly outputs: Readonly<Record<string, { readonly outputs: Readonly<Record<string, unknown>> }>>;
  /** Until when (epoch ms) the outputs of a step are valid, by its name. */
  readonly expiries: Readonly<Record<string, number>>;
  /** A quote had expired: the customer must read the new one. */
  readonly renewed?: Renewed | undefined;
  readonly sources: Readonly<Record<string, SourceState>>;
  /** The key of the chosen option by field, because several options may have the same value. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The last suggestion for each input; a new suggestion only replaces that one. */
  readonly suggestions: Inputs;
  /** The new values of inputs that were cut to a limit. */
  readonly clamped: Inputs;
  /** The screen shows entries from an earlier visit (`draft`). */
  readonly restored?: boolean;
  /** What each source had filled in of these entries, by its name. */
  readonly drafted?: Readonly<Record<string, Inputs>> | undefined;
  readonly message?: { readonly title?: string; readonly text: string; readonly tone: Tone } | undefined;
  /** Errors from the server by input; editing an input clears its error. */
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly intent?: Intent | undefined;
  /** What the bank asks for before the payment of that intent ends. */
  readonly challenge?: string | undefined;
  /** What was sent under each intent whose end is not known, by its key: sent again, it is the same. */
  readonly confirmed: Readonly<Record<string, Confirmation>>;
  readonly result?: PaymentResult | undefined;
  /** Keys of the payments whose success this screen has shown. */
  readonly seen: readonly string[];
  /** Mark of the caution that the customer has confirmed a second time. */
  readonly agreed?: string | undefined;
  /** The caution under which the customer has confirmed. */
  readonly heeded?: Caution | undefined;
  /** Where, and how often, a caution stopped a confirmation. */
  readonly stopped?: { readonly at: number; readonly times: number } | undefined;
  /** Epoch milliseconds at which a wait gives up. */
  readonly deadline?: number | undefined;
  /** The form was submitted before the answers that it needs, and waits for them. */
  readonly early?: boolean;
};

export type ScreenEvent =
  | { readonly type: "changed"; readonly inputs: Inputs }
  | { readonly type: "chosen"; readonly field: string; readonly key: string }
  | { readonly type: "clamped"; readonly values: Inputs }
  | {
      readonly type: "restored";
      readonly inputs: Inputs;
      readonly outputs: ScreenState["outputs"];
      readonly expiries?: ScreenState["expiries"] | undefined;
      readonly chosen?: ScreenState["chosen"] | undefined;
      readonly drafted?: ScreenState["drafted"];
      /** False when the customer starts again. */
      readonly restored: boolean;
    }
  | { readonly type: "suggested"; readonly suggestions: Inputs; readonly inputs: Inputs }
  | { readonly type: "moved"; readonly to: Position; readonly deadline?: number | undefined }
  | { readonly type: "intended"; readonly intent: Intent | undefined }
  | { readonly type: "challenged"; readonly challenge: string | undefined }
  /** Undefined when the end of the intent is known. */
  | { readonly type: "confirmed"; readonly key: string; readonly confirmation: Confirmation | undefined }
  /** The customer goes on from a form: what later steps gave on an earlier way is gone. */
  | { readonly type: "forgot"; readonly steps: readonly string[] }
  | { readonly type: "agreed"; readonly mark: string | undefined }
  | { readonly type: "heeded"; readonly caution: Caution | undefined }
  | { readonly type: "stopped"; readonly at: number }
  | { readonly type: "output"; readonly step: string; readonly values: Readonly<Record<string, unknown>> }
  | { readonly type: "expires"; readonly step: string; readonly at: number | undefined }
  | { readonly type: "renewed"; readonly renewed: Renewed | undefined }
  | { readonly type: "source"; readonly name: string; readonly state: SourceState }
  | { readonly type: "said"; readonly message: ScreenState["message"] }
  | { readonly type: "refused"; readonly fieldErrors: Readonly<Record<string, string>> }
  | { readonly type: "cleared"; readonly inputs: true | readonly string[]; readonly defaults: Inputs }
  | { readonly type: "resulted"; readonly result: PaymentResult | undefined }
  | { readonly type: "kept"; readonly early: boolean };

export function initialState(position: Position, inputs: Inputs): ScreenState {
  return {
    ...position,
    inputs,
    outputs: {},
    expiries: {},
    sources: {},
    chosen: {},
    suggestions: {},
    clamped: {},
    fieldErrors: {},
    confirmed: {},
    seen: [],
  };
}

/** Returns the next state. Pure: no clock, no randomness, no network. */
export function reduce(state: ScreenState, event: ScreenEvent): ScreenState {
  switch (event.type) {
    case "changed":
      return { ...state, inputs: event.inputs, fieldErrors: unchanged(state, event.inputs) };
    case "chosen":
      return { ...state, chosen: { ...state.chosen, [event.field]: event.key } };
    case "clamped":
      return { ...state, clamped: { ...state.clamped, ...event.values } };
    case "restored": {
      const { inputs, outputs, expiries = state.expiries, chosen = state.chosen, drafted, restored } = event;
      const kept = { inputs, outputs, expiries, chosen, drafted, restored };
      return { ...state, ...kept, suggestions: {}, clamped: {}, fieldErrors: {} };
    }
    case "suggested":
      return { ...state, inputs: event.inputs, suggestions: event.suggestions };
    case "moved":
      return { ...state, ...event.to, deadline: event.deadline };
    case "intended":
      return { ...state, intent: event.intent };
    case "challenged":
      return { ...state, challenge: event.challenge };
    case "confirmed": {
      const { key, confirmation } = event;
      const others = without(state.confirmed, [key]);
      return { ...state, confirmed: confirmation ? { ...others, [key]: confirmation } : others };
    }
    case "forgot":
      return { ...state, outputs: without(state.outputs, event.steps) };
    case "agreed":
      return { ...state, agreed: event.mark };
    case "heeded":
      return { ...state, heeded: event.caution, stopped: undefined };
    case "stopped":
      return { ...state, stopped: { at: event.at, times: (state.stopped?.times ?? 0) + 1 } };
    case "output":
      return { ...state, outputs: { ...state.outputs, [event.step]: { outputs: event.values } } };
    case "expires": {
      const others = without(state.expiries, [event.step]);
      return { ...state, expiries: event.at === undefined ? others : { ...others, [event.step]: event.at } };
    }
    case "renewed":
      return { ...state, renewed: event.renewed };
    case "source":
      return { ...state, sources: { ...state.sources, [event.name]: event.state } };
    case "said":
      return { ...state, message: event.message };
    case "refused":
      return { ...state, fieldErrors: event.fieldErrors };
    case "cleared":
      return event.inputs === true
        ? { ...state, inputs: event.defaults, suggestions: {} }
        : {
            ...state,
            inputs: without(state.inputs, event.inputs),
            suggestions: without(state.suggestions, event.inputs),
          };
    case "resulted": {
      const { result } = event;
      const seen = result?.outcome === "succeeded" ? [...state.seen, result.key] : state.seen;
      return { ...state, result, seen };
    }
    case "kept":
      return { ...state, early: event.early };
  }
}

/** The server's errors at fields that the customer has not changed since. */
function unchanged(state: ScreenState, inputs: Inputs): ScreenState["fieldErrors"] {
  const entries = Object.entries(state.fieldErrors);
  if (entries.length === 0) return state.fieldErrors;
  return Object.fromEntries(entries.filter(([name]) => inputs[name] === state.inputs[name]));
}

export function without<T>(values: Readonly<Record<string, T>>, names: readonly string[]): Record<string, T> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
