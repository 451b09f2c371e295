import type { ProviderRequest } from "#provider/client.ts";
import { isRecord } from "#lib/json/record.ts";
import { exchange } from "#engine/calls/call.ts";
import { withAnswer, type Answer } from "#engine/calls/outcome.ts";
import type { Scope } from "#engine/scope/scope.ts";
import type { ScreenHost } from "#engine/state/screen-host.ts";
import { chosenOption, fieldChoices } from "#engine/state/select.ts";

import { withChoices, withFirst, withNext } from "./next-page.ts";
import { keyOf, type Option, readAnswer, type Source, type SourceState } from "./source.ts";

type PagesParts = {
  readonly recall: (name: string, key: string) => Answer | undefined;
  readonly remember: (name: string, source: Source, key: string, answer: Answer) => void;
  readonly changed: () => void;
};

/** Lists that come in pages, and that the server searches. */
export type Pages = {
  /** The request of the first page, with the text that is searched. */
  readonly firstOf: (name: string, source: Source, request: ProviderRequest) => ProviderRequest;
  /** What stays of a list while it is asked for anew: the choices made, unless something else was chosen before them. */
  readonly stay: (name: string) => { readonly options?: readonly Option[] };
  /** The state after a first page, with the choices that stay and the way to the next page. */
  readonly begun: (name: string, source: Source, state: SourceState, answered: Scope) => SourceState;
  /** Loads the next page, or tries it again. */
  readonly more: (name: string) => Promise<void>;
  /** Searches a list for a text; an empty one shows all. */
  readonly search: (name: string, text: string) => void;
  /** The text that a list is searched for now. */
  readonly searched: (name: string) => string;
  readonly stop: () => void;
};

/** The pages of one open screen. What is searched is in memory only, because it was typed. */
export function createPages(
  { screen, environment, state, scope, dispatch }: ScreenHost,
  { recall, remember, changed }: PagesParts,
): Pages {
  const texts = new Map<string, string>();
  const requests = new Map<string, ProviderRequest>();
  /** The requests without what is searched, of now and of what is shown. */
  const bases = new Map<string, { now: string; shown: string }>();
  const running = new Map<string, AbortController>();

  const searched = (name: string) => texts.get(name) ?? "";
  /** The options of a source that fields hold. */
  const chosenOf = (name: string) =>
    fieldChoices(screen).flatMap(([field, { source }]) =>
      source === name ? (chosenOption(state(), name, field, state().inputs[field]) ?? []) : [],
    );
  const stateOf = (name: string) => state().sources[name];

  function firstOf(name: string, { pages, search }: Source, request: ProviderRequest): ProviderRequest {
    const text = searched(name).length >= (search?.minLength ?? 1) ? searched(name) : "";
    const first =
      pages && pages.next === undefined ? (pages.first ?? (pages.by === "offset" ? 0 : 1)) : undefined;
    const found = text && search ? withParameter(request, search.parameter, text) : request;
    const whole = pages && first !== undefined ? withParameter(found, pages.parameter, first) : found;
    requests.set(name, whole);
    bases.set(name, { shown: "", ...bases.get(name), now: keyOf(request) });
    return whole;
  }

  function stay(name: string) {
    running.get(name)?.abort();
    const base = bases.get(name);
    if (!base) return {};
    const isSame = base.now === base.shown;
    base.shown = base.now;
    return isSame ? { options: chosenOf(name) } : {};
  }

  function begun(name: string, source: Source, read: SourceState, answered: Scope): SourceState {
    const { pages, search } = source;
    if (!pages && !search) return read;
    running.get(name)?.abort();
    const options = withChoices(read.options ?? [], chosenOf(name));
    return { ...withFirst(source, read, answered), options };
  }

  async function more(name: string): Promise<void> {
    const source = screen.sources?.[name];
    const request = requests.get(name);
    const at = stateOf(name);
    if (!source?.pages || !request || !at?.pages || at.pages.status === "loading") return;
    if (at.pages.next === undefined) return;
    const controller = new AbortController();
    running.set(name, controller);
    put(name, { pages: { ...at.pages, status: "loading", reason: undefined } });
    const asked = withParameter(request, source.pages.parameter, at.pages.next);
    const key = keyOf(asked);
    const answer =
      recall(name, key) ?? (await exchange(environment.send, { ...asked, signal: controller.signal }));
    // Meanwhile the list may have been asked for anew.
    if (controller.signal.aborted || stateOf(name)?.pages?.status !== "loading") return;
    const answered = withAnswer(scope(), answer, source);
    const read = readAnswer(source, key, answer, answered);
    if (read.status === "ready") remember(name, source, key, answer);
    put(
      name,
      read.status === "ready"
        ? withNext(source, stateOf(name)!, read.body, answered)
        : { pages: { ...at.pages, status: "failed", reason: read.reason } },
    );
  }

  function put(name: string, changes: Partial<SourceState>): void {
    dispatch({ type: "source", name, state: { ...stateOf(name)!, ...changes } });
  }

  return {
    firstOf,
    stay,
    begun,
    more,
    searched,
    search: (name, text) => {
      const now = text.trim();
      if (now === searched(name)) return;
      texts.set(name, now);
      changed();
    },
    stop: () => {
      texts.clear();
      for (const controller of running.values()) controller.abort();
    },
  };
}

function withParameter(request: ProviderRequest, name: string, value: unknown): ProviderRequest {
  return isRecord(request.body)
    ? { ...request, body: { ...request.body, [name]: value } }
    : { ...request, query: { ...request.query, [name]: String(value) } };
}
