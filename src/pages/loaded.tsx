import type { ReactNode } from "react";
import type { SWRResponse } from "swr";

import { Card } from "#ui/layout/card.tsx";

import { LoadFailure } from "./load-failure.tsx";

type LoadedProps<T> = {
  readonly of: Pick<SWRResponse<T, unknown>, "data" | "error" | "isValidating" | "mutate">;
  readonly children: (data: T) => ReactNode;
  /** Placeholder while it loads. */
  readonly loading: ReactNode;
  /** Heading for a failure. */
  readonly failure: string;
  /** Shown for an empty list. */
  readonly empty?: ReactNode;
  /** The content brings its own cards; placeholder, error and empty text then get a card too. */
  readonly card?: boolean;
  /** An error replaces content that loaded earlier, because that content is about something else or incomplete. */
  readonly errorFirst?: boolean;
};

/** Shows the state of a read: loading, loaded, empty, or failed with Retry. */
export function Loaded<T>({ of, children, loading, failure, empty, card, errorFirst }: LoadedProps<T>) {
  const { data, error, isValidating, mutate } = of;
  const framed = (content: ReactNode) => (card ? <Card>{content}</Card> : content);
  if (error && (errorFirst || data === undefined)) {
    return framed(<LoadFailure title={failure} error={error} busy={isValidating} onRetry={mutate} />);
  }
  if (data === undefined) return loading;
  return empty && isEmptyList(data) ? framed(empty) : children(data);
}

function isEmptyList(data: unknown): boolean {
  return Array.isArray(data) && data.length === 0;
}
