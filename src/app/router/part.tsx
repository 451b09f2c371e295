import { Suspense, use, useState, type ReactNode } from "react";
import { styled } from "styled-components";

import { Spinner } from "#ui/spinner.tsx";

import { loadOnce, type Load } from "./load-once.ts";
import { PartBoundary } from "./part-boundary.tsx";
import { retryLoad } from "./retry-load.ts";

const Waiting = styled.div`
  display: grid;
  place-items: center;
  min-height: 50vh;
`;

type PartProps<T> = {
  load: Load<T>;
  /** What stands there while it loads. Default: a spinner. */
  loading?: ReactNode;
  children: (value: T) => ReactNode;
};

/** A lazy part of the page with its loading state and its own error boundary: what fails here stays here. */
export function Part<T>({ load, loading, children }: PartProps<T>) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    retryLoad(load);
    setAttempt(attempt + 1);
  };
  const waiting = loading ?? (
    <Waiting data-waiting>
      <Spinner size={2} label="Loading" />
    </Waiting>
  );
  return (
    <PartBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={waiting}>
        <Loaded load={load}>{children}</Loaded>
      </Suspense>
    </PartBoundary>
  );
}

function Loaded<T>({ load, children }: { load: Load<T>; children: (value: T) => ReactNode }) {
  return children(use(loadOnce(load)));
}
