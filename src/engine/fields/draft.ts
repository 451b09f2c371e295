import type { Screen } from "#definition/compiled.ts";
import { fingerprintOf } from "#lib/fingerprint.ts";
import { formsInView, isAsk, onPage, type Position } from "#engine/state/position.ts";
import { secretInputs } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { without, type Inputs, type ScreenState } from "#engine/state/screen-state.ts";

/** Unfinished entries of a customer, by screen. They end with the session. */
export type DraftStorage = {
  readonly read: (screen: string) => unknown;
  readonly write: (screen: string, draft: Draft) => void;
  readonly remove: (screen: string) => void;
  /** Calls the listener before the app reloads the page by itself; returns the function that stops this. */
  readonly beforeReload: (listener: () => void) => () => void;
};

type Draft = {
  /** Identifies the screen file and the values and the currency with which the screen was opened; a draft only fits the same ones. */
  readonly fits: string;
  readonly at: number;
  readonly inputs: Inputs;
  readonly outputs: ScreenState["outputs"];
  /** Until when outputs count. */
  readonly expiries?: ScreenState["expiries"];
  /** Which of several options with the same value was chosen. */
  readonly chosen?: ScreenState["chosen"];
  /** Inputs that had a value, which is not stored. */
  readonly lacks?: readonly string[];
  /** What sources had filled in, by their names: the rest is the customer's own. */
  readonly filled?: ScreenState["drafted"];
};

export type DraftKeeper = {
  /** Restores the entries if there are any; returns the form to continue with. */
  readonly restore: () => Position | undefined;
  /** Stores what the customer enters from now on; returns the function that stops this. */
  readonly keep: () => () => void;
  /** The customer has done something, so from now on there is something to store. */
  readonly touch: () => void;
  readonly drop: () => void;
};

/**
 * Stores the draft of one open screen, without secrets and files. Of a screen that keeps none, only the inputs, and only
 * over a reload of the app's own.
 */
export function createDraft({
  screen,
  environment,
  state,
  scope,
  subscribe,
  dispatch,
}: ScreenHost): DraftKeeper {
  const { drafts } = environment;
  const left = [...secretInputs(screen), ...screen.found.files, ...(screen.draftWithout ?? [])];
  let touched = false;

  const fits = () => {
    const { stored, region } = environment.context();
    const named = screen.found.stored.map((name) => [
      name,
      (stored as Readonly<Record<string, unknown>> | undefined)?.[name],
    ]);
    return fingerprintOf(screen.id, [screen, named, region.currency]);
  };

  function drop(): void {
    touched = false;
    drafts.remove(screen.id);
  }

  return {
    drop,
    touch: () => {
      touched = true;
    },
    restore: () => {
      const draft = drafts.read(screen.id);
      if (!isDraft(draft)) return undefined;
      if (draft.fits !== fits()) {
        drop();
        return undefined;
      }
      dispatch({
        type: "restored",
        inputs: { ...state().inputs, ...without(draft.inputs, left) },
        outputs: draft.outputs,
        expiries: draft.expiries,
        chosen: draft.chosen,
        drafted: draft.filled,
        restored: true,
      });
      if (!screen.draft) {
        drop();
        return undefined;
      }
      return onPage(
        screen,
        Math.min(draft.at, firstWith(screen, Array.isArray(draft.lacks) ? draft.lacks : left)),
        scope(),
      );
    },
    keep: () => {
      if (!screen.draft)
        return drafts.beforeReload(() => {
          const inputs = without(state().inputs, left);
          const { chosen } = state();
          if (touched) drafts.write(screen.id, { fits: fits(), at: 0, inputs, outputs: {}, chosen });
        });
      const now = fits();
      let kept: ScreenState | undefined;
      return subscribe(() => {
        const { inputs, outputs, expiries, chosen, at, phase } = state();
        if (!touched || (kept && isSame(kept, state()))) return;
        kept = state();
        const { page } = formsInView(screen, { at, phase }, scope());
        if (page === undefined) return;
        drafts.write(screen.id, {
          fits: now,
          at: page,
          inputs: without(inputs, left),
          outputs,
          expiries,
          chosen,
          lacks: left.filter((name) => (scope().inputs as Inputs)[name] !== undefined),
          filled: filledBy(state().sources, left),
        });
      });
    },
  };
}

const KEPT = ["inputs", "outputs", "expiries", "chosen", "at"] as const;

function isSame(one: ScreenState, other: ScreenState): boolean {
  return KEPT.every((name) => one[name] === other[name]);
}

/** The first form that asks for one of these fields: values that are not stored must be asked again. */
function firstWith(screen: Screen, fields: readonly string[]): number {
  const index = screen.steps.findIndex(
    (step) =>
      isAsk(step) &&
      step.ask.dialog !== true &&
      fields.some((field) => field in propertiesOf(step.ask.schema)),
  );
  return index === -1 ? screen.steps.length : index;
}

function filledBy(sources: ScreenState["sources"], left: readonly string[]): Record<string, Inputs> {
  const entries = Object.entries(sources).map(([name, { filled = {} }]) => [name, without(filled, left)]);
  return Object.fromEntries(entries);
}

function propertiesOf({ properties }: { readonly properties?: unknown }): object {
  return properties ?? {};
}

/** A stored value may come from an older version, or be made by hand. */
function isDraft(value: unknown): value is Draft {
  const draft = value as Partial<Draft> | null | undefined;
  return (
    typeof draft?.fits === "string" &&
    Number.isInteger(draft.at) &&
    [draft.inputs, draft.outputs].every((part) => typeof part === "object" && part !== null)
  );
}
