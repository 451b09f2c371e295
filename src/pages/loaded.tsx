import type { ReactNode } from "react";
import type { SWRResponse } from "swr";

import { Card } from "#ui/card.tsx";

import { LoadFailure } from "./load-failure.tsx";

type LoadedProps<T> = {
  readonly of: Pick<SWRResponse<T, unknown>, "data" | "error" | "isValidating" | "mutate">;
  readonly children: (data: T) => ReactNode;
  /** Holds the place while it loads. */
  readonly loading: ReactNode;
  /** What could not be loaded, as a heading. */
  readonly failure: string;
  /** Stands there where a list has nothing in it. */
  readonly empty?: ReactNode;
  /** The content brings its own cards: what stands in its place gets one too. */
  readonly card?: boolean;
  /** What was loaded before does not do in place of what failed, for it is about something else, or not all. */
  readonly errorFirst?: boolean;
};

/** What a page has asked for, whatever became of it: on its way, there, empty, or failed with Retry. */
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
