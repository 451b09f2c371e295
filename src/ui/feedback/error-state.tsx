import { Button } from "#ui/buttons/button.tsx";
import { keepPlace } from "#ui/behaviour/keep-place.ts";
import { words } from "#ui/words.ts";

import { CircleAlert, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { EmptyState } from "./empty-state.tsx";

const Root = styled.div`
  button svg {
    flex: none;
  }
`;

export type ErrorStateProps = {
  title: string;
  children?: ReactNode;
  /** A `Picture`, in place of the icon. */
  picture?: ReactNode;
  /** Called by the Retry button; without it there is no button. */
  onRetry?: () => void;
  retryText?: string;
  /** A retry is running. */
  busy?: boolean;
};

/** Replaces content that could not be loaded, and offers to retry. */
export function ErrorState({
  title,
  children,
  picture,
  onRetry,
  retryText = words.retry,
  busy,
}: ErrorStateProps) {
  const action = onRetry && (
    <Button variant="secondary" size="s" busy={busy} onClick={onRetry}>
      {!busy && <RefreshCw size="1em" />}
      {retryText}
    </Button>
  );
  return (
    <Root ref={keepPlace} role="alert">
      <EmptyState
        title={title}
        {...(picture ? { picture } : { icon: <CircleAlert size="1.5em" /> })}
        action={action}
      >
        {children}
      </EmptyState>
    </Root>
  );
}
