import { useCallback, useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { styled } from "styled-components";

import { afterFrame } from "#lib/tasks/frames.ts";
import { Spinner } from "#ui/progress/spinner.tsx";

import { loadOnce, settledLoad, type Load } from "./load-once.ts";
import { PartBoundary } from "./part-boundary.tsx";
import { retryLoad } from "./retry-load.ts";
import { words } from "./words.ts";

const Place = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
  /* Hidden at first: most parts are there after a frame or two. */
  animation: fade 1ms 150ms backwards;
`;

type PartProps<T> = {
  load: Load<T>;
  /** Shown while the part loads. Default: a spinner. */
  loading?: ReactNode;
  /** Also a part that is there comes only after the frame that answers a tap, because to render it takes a cheap phone a while. */
  later?: boolean;
  children: (value: T) => ReactNode;
};

/** A lazy part of the page with its own loading state and error boundary, so that its failure affects nothing else. */
export function Part<T>({ load, loading, later = false, children }: PartProps<T>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    retryLoad(load);
    setAttempt(attempt + 1);
  };
  const waiting = loading ?? <Waiting />;
  return (
    <PartBoundary key={attempt} onRetry={retry}>
      <Loaded load={load} waiting={waiting} later={later}>
        {children}
      </Loaded>
    </PartBoundary>
  );
}

/** Shown in the place of a part that is not there yet. */
export function Waiting() {
  return (
    <Place data-waiting>
      <Spinner size={2} label={words.loading} />
    </Place>
  );
}

type LoadedProps<T> = {
  load: Load<T>;
  waiting: ReactNode;
  later: boolean;
  children: (value: T) => ReactNode;
};

/**
 * Without Suspense: React delays suspended content until 300 ms after the last fallback, which on a good network is
 * most of a page's loading time.
 */
function Loaded<T>({ load, waiting, later, children }: LoadedProps<T>) {
  const [isAnswered, answer] = useState(!later);
  useEffect(() => (isAnswered ? undefined : afterFrame(() => answer(true))), [isAnswered]);
  const subscribe = useCallback((changed: () => void) => whenSettled(load, changed), [load]);
  const state = () => settledLoad(load);
  const settled = useSyncExternalStore(subscribe, state, state);
  // During render, not in an effect: the part's content may have more to load.
  if (!settled) void loadOnce(load);
  if (!settled || !isAnswered) return waiting;
  if ("error" in settled) throw settled.error;
  return children(settled.value);
}

/** Calls back when a part has loaded or failed. Returns the function that unsubscribes. */
function whenSettled(load: Load<unknown>, changed: () => void): () => void {
  let wanted = true;
  const tell = () => {
    if (wanted) changed();
  };
  loadOnce(load).then(tell, tell);
  return () => {
    wanted = false;
  };
}
