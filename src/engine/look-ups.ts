import { isPresent } from "./complete.ts";
import type { LimitKeeper } from "./limits.ts";
import type { Answer } from "./outcome.ts";
import { asks } from "./screen-facts.ts";
import type { ScreenHost } from "./screen-host.ts";
import type { Source } from "./source.ts";

/** What a look-up has besides other sources: it waits for inputs and for a rest, and remembers its answers. */
export type LookUps = {
  /** Whether every input that the source waits for is there, and within the limits of its field. */
  readonly isReady: (source: Source) => boolean;
  /** Resolves when the customer has had the time to type on. */
  readonly rest: (source: Source) => Promise<void> | undefined;
  /** The answer to the same request, unless it is too old. */
  readonly recall: (name: string, key: string) => Answer | undefined;
  readonly remember: (name: string, source: Source, key: string, answer: Answer) => void;
  /** Forgets the answers of one source, or of all. */
  readonly forget: (name?: string) => void;
};

type Remembered = { readonly answer: Answer; readonly until: number };

/** The look-ups of one open screen. Answers are in memory only, because they are about what was typed. */
export function createLookUps(
  { screen, environment, state }: ScreenHost,
  limits: Pick<LimitKeeper, "beyond">,
): LookUps {
  const answers = new Map<string, Map<string, Remembered>>();

  function isWithin(field: string): boolean {
    const { inputs } = state();
    if (!isPresent(inputs[field])) return false;
    return !asks(screen).some((ask) => limits.beyond(ask, inputs).some((beyond) => beyond.field === field));
  }

  return {
    isReady: ({ withinLimits = [] }) => withinLimits.every(isWithin),
    rest: ({ debounce }) => (debounce === undefined ? undefined : environment.pause(debounce)),
    recall: (name, key) => {
      const found = answers.get(name)?.get(key);
      return found && environment.now() < found.until ? found.answer : undefined;
    },
    remember: (name, { maxAge }, key, answer) => {
      if (maxAge === undefined) return;
      const own = answers.get(name) ?? new Map<string, Remembered>();
      answers.set(name, own.set(key, { answer, until: environment.now() + maxAge }));
    },
    forget: (name) => (name === undefined ? answers.clear() : void answers.delete(name)),
  };
}
