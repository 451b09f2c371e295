import { Component, type ReactNode } from "react";

import { MessagePage } from "#app/layout/message-page.tsx";
import { Button } from "#ui/button.tsx";

/** The last resort: catches errors that no part of the page has caught. */
export class AppBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <MessagePage
        title="Unexpected Application Error!"
        action={<Button onClick={() => location.reload()}>Reload</Button>}
      >
        The page stopped working. Reload it to go on. If you were paying, look at your transactions before you
        pay again.
      </MessagePage>
    );
  }
}
