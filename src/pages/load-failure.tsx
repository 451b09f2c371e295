import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Picture } from "#ui/pictures/picture.tsx";

import { failureText } from "./data/read-reply.ts";

type LoadFailureProps = {
  readonly title: string;
  /** The error that the read threw. */
  readonly error: unknown;
  /** Whether a retry is running. */
  readonly busy: boolean;
  readonly onRetry: () => unknown;
};

/** Replaces content that could not be loaded: says what failed and why, with a Retry button. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  return (
    <ErrorState title={title} picture={<Picture name="cloud" />} busy={busy} onRetry={() => void onRetry()}>
      {failureText(error)}
    </ErrorState>
  );
}
