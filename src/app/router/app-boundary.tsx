import { Component, type ReactNode } from "react";

import { MessagePage } from "#app/layout/message-page.tsx";
import { tell } from "#app/reports/events.ts";
import { Button } from "#ui/buttons/button.tsx";
import { words } from "./words.ts";

/** The last resort: catches errors that no part of the page has caught. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    tell("bank:error", error);
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage
        title={words.unexpectedApplicationError}
        action={<Button onClick={() => location.reload()}>{words.reload}</Button>}
      >
        {words.thePageStoppedWorkingReloadIt}
      </MessagePage>
    );
  }
}
