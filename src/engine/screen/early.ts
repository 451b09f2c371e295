import type { Ask } from "#definition/compiled.ts";
import { isPresent } from "#engine/values/complete.ts";
import { isConfirmed } from "#engine/recipients/same-again.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { fieldChoices } from "#engine/state/select.ts";
import type { Source } from "#engine/sources/source.ts";

/** Keeps a submit that comes before the answers that it needs. */
export type Early = {
  /**
   * Keeps the submit of a form until its answers are there, then makes it once. What the customer enters meanwhile, or leaving
   * the form, ends that.
   * @returns false when nothing is awaited: the form is to be submitted now
   */
  readonly waits: (ask: Ask, submit: () => void) => boolean;
  /** Gives up a submit that is kept. */
  readonly stop: () => void;
};

/**
 * Waits for sources that fill in empty fields of a form, that have what its fields hold already (from a link, or from a payment
 * before), or that its fields must be compared with. An answer about the customer's own inputs, such as an account's name, is
 * only waited for where they read it before they pay.
 */
export function createEarly(host: ScreenHost): Early {
  const { screen, state, dispatch } = host;
  const sources = Object.entries(screen.sources ?? {}) as [string, Source][];
  let end: (() => void) | undefined;

  const isAwaited = (ask: Ask, [name, source]: [string, Source]): boolean => {
    if (state().sources[name]?.status !== "loading") return false;
    if (screen.found.sourcesOfInputs.includes(name) && !isConfirmed(screen)) return false;
    if (Object.values(ask.limits ?? {}).some(({ answered }) => answered === name)) return true;
    const has = (field: string) => isPresent(state().inputs[field]);
    return (
      filledBy(source).some((field) => ask.names.includes(field) && !has(field)) ||
      fieldChoices(screen).some(([field, choices]) => {
        return choices.source === name && ask.names.includes(field) && has(field);
      })
    );
  };
  const awaits = (ask: Ask) => sources.some((source) => isAwaited(ask, source));

  function waits(ask: Ask, submit: () => void): boolean {
    stop();
    if (!awaits(ask)) return false;
    const { at, inputs } = state();
    const filled = new Set(sources.flatMap(([, source]) => filledBy(source)));
    const typed = ask.names.filter((name) => !filled.has(name));
    const go = () => {
      if (end !== stopThis) return;
      const now = state();
      const isLeft = now.at !== at || now.phase !== "asking";
      const isTyped = (name: string) =>
        now.inputs[name] !== inputs[name] && now.inputs[name] !== now.suggestions[name];
      if (isLeft || typed.some(isTyped)) return stop();
      if (awaits(ask)) return;
      stop();
      submit();
    };
    // In a microtask: an answer may start the next look-up at once.
    const leave = host.subscribe(() => queueMicrotask(go));
    const stopThis = () => {
      leave();
      dispatch({ type: "kept", early: false });
    };
    end = stopThis;
    dispatch({ type: "kept", early: true });
    return true;
  }

  function stop(): void {
    const ending = end;
    end = undefined;
    ending?.();
  }

  return { waits, stop };
}

function filledBy(source: Source): readonly string[] {
  return Object.keys(source.fill ?? {});
}
