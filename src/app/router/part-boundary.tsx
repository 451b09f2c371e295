import { Component, type ReactNode } from "react";

import { tell } from "#app/reports/events.ts";
import { ErrorState } from "#ui/feedback/error-state.tsx";

import { LoadError } from "./load-once.ts";
import { words } from "./words.ts";

type Props = { children: ReactNode; onRetry: () => void };

/** Keeps an error inside its part of the page, and offers to try again. */
export class PartBoundary extends Component<Props, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    tell("bank:error", error);
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    const [title, text] = isLoadError(error)
      ? ["Loading chunk failed", words.aPartOfThisPageDid]
      : [words.somethingWentWrongHere, words.weCouldNotShowThisPart];
    return (
      <ErrorState title={title} onRetry={this.props.onRetry}>
        {text}
      </ErrorState>
    );
  }
}

function isLoadError(error: unknown): boolean {
  return error instanceof LoadError;
}
