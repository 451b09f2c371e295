import type { ProviderRequest } from "#provider/client.ts";
import { isPresent } from "#engine/values/complete.ts";
import type { LimitKeeper } from "#engine/fields/limits.ts";
import type { Answer } from "#engine/calls/outcome.ts";
import { asks } from "#engine/state/screen-facts.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";

import { createPages, type Pages } from "./pages.ts";
import type { ReadAnswer, Source } from "./source.ts";

/** One request of a source, and how it is sent. */
type Asking = {
  readonly key: string;
  /** False for one that is only repeated: nobody types, so it does not wait. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
  readonly ask: () => Promise<Answer>;
};

/** What a look-up has besides other sources: it waits for inputs and for a rest, remembers its answers, and has pages. */
export type LookUps = Pick<Pages, "stay" | "more" | "search"> & {
  /**
   * The request of a source, with its page and what is searched. Undefined until every input that the source waits for is
   * there and within the limits of its field.
   */
  readonly requestOf: (
    name: string,
    source: Source,
    planned: ProviderRequest | undefined,
  ) => ProviderRequest | undefined;
  /** The answer, which may be remembered; undefined when another request came first. */
  readonly answerOf: (name: string, source: Source, asking: Asking) => Promise<Answer | undefined>;
  /** What a source makes of its answer, which is remembered. */
  readonly read: (name: string, source: Source, answer: Answer, read: ReadAnswer) => ReadAnswer;
  /** Forgets the answers of one source; of all, when the screen closes. */
  readonly forget: (name?: string) => void;
};

type Remembered = { readonly answer: Answer; readonly until: number };

/**
 * The look-ups of one open screen. Answers are in memory only, because they are about what was typed.
 * @param changed called when another text is searched
 */
export function createLookUps(
  host: ScreenHost,
  limits: Pick<LimitKeeper, "beyond">,
  changed: () => void,
): LookUps {
  const { screen, environment, state } = host;
  const answers = new Map<string, Map<string, Remembered>>();

  function isWithin(field: string): boolean {
    const { inputs } = state();
    if (!isPresent(inputs[field])) return false;
    return !asks(screen).some((ask) => limits.beyond(ask, inputs).some((beyond) => beyond.field === field));
  }

  function recall(name: string, key: string): Answer | undefined {
    const found = answers.get(name)?.get(key);
    return found && environment.now() < found.until ? found.answer : undefined;
  }

  /** An answer that was remembered does not become younger by that. */
  function remember(name: string, { maxAge }: Source, key: string, answer: Answer): void {
    if (maxAge === undefined || recall(name, key) === answer) return;
    const own = answers.get(name) ?? new Map<string, Remembered>();
    answers.set(name, own.set(key, { answer, until: environment.now() + maxAge }));
  }

  const pages = createPages(host, { recall, remember, changed });
  return {
    ...pages,
    requestOf: (name, source, planned) => {
      const { withinLimits = [] } = source;
      return planned && withinLimits.every(isWithin) ? pages.firstOf(name, source, planned) : undefined;
    },
    answerOf: async (name, { debounce, search }, { key, fresh, signal, ask }) => {
      const recalled = recall(name, key);
      if (recalled) return recalled;
      const isTyped = search ? pages.searched(name) !== "" : fresh;
      if (isTyped && debounce !== undefined) await environment.pause(debounce);
      return signal.aborted ? undefined : ask();
    },
    read: (name, source, answer, { state: read, scope }) => {
      if (read.status === "ready") remember(name, source, read.key, answer);
      return { scope, state: pages.begun(name, source, read, scope) };
    },
    forget: (name) => {
      if (name !== undefined) return void answers.delete(name);
      answers.clear();
      pages.stop();
    },
  };
}
