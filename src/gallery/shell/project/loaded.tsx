import type { ReactNode } from "react";

import { ErrorState } from "#ui/feedback/error-state.tsx";
import { Spinner } from "#ui/progress/spinner.tsx";
import { Centre } from "#gallery/shell/looks/page-parts.ts";

import { ServerRefusal } from "./ask-server.ts";

type LoadedProps<T> = {
  /** Undefined until it has loaded. */
  content: T | undefined;
  error: unknown;
  onRetry: () => void;
  children: (content: T) => ReactNode;
};

/** Shows what comes from the server, once it has loaded. */
export function Loaded<T>({ content, error, onRetry, children }: LoadedProps<T>) {
  const failure = error !== undefined && (
    <ErrorState title="The gallery’s server does not answer" onRetry={onRetry}>
      {error instanceof ServerRefusal
        ? error.message
        : "Look at the terminal in which it runs. Your edits stay in this tab."}
    </ErrorState>
  );
  if (content !== undefined) {
    return (
      <>
        {failure}
        {children(content)}
      </>
    );
  }
  return <Centre>{failure || <Spinner size={2} label="Loading" />}</Centre>;
}
