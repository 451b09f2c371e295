import { ErrorState } from "#ui/error-state.tsx";

import { failureText } from "./data/read-reply.ts";

type LoadFailureProps = {
  readonly title: string;
  /** What the read has thrown. */
  readonly error: unknown;
  /** Whether it is being tried again. */
  readonly busy: boolean;
  readonly onRetry: () => unknown;
};

/** Stands where something would, had it been loaded: what failed, why, and Retry. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  return (
    <ErrorState title={title} busy={busy} onRetry={() => void onRetry()}>
      {failureText(error)}
    </ErrorState>
  );
}
