import { Component, startTransition, useEffect, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";

import { isDialog } from "#engine/position.ts";
import { DialogFrame } from "#ui/dialog-frame.tsx";
import { Root } from "#ui/dialog-parts.ts";
import { Stack } from "#ui/stack.tsx";
import { ToastCorner } from "#ui/toast-outlet.tsx";

import { AskBody, type AskViewProps } from "./ask-view.tsx";
import { useScreenStore } from "./screen-context.ts";

type RehearsalProps = {
  /** What a form's view gets. */
  readonly of: (index: number, canCancel: boolean) => AskViewProps;
};

/**
 * Renders the screen's dialog once where nobody sees it, while the customer does nothing. A style that is used for the first
 * time makes the browser look at the whole page again, and code that runs for the first time is slow: without this, both
 * would happen between the tap on "Continue" and the dialog.
 */
export function Rehearsal({ of }: RehearsalProps) {
  const { steps } = useScreenStore().screen;
  const place = useRehearsal();
  const index = steps.findIndex(isDialog);
  if (!place || index < 0) return null;
  return createPortal(
    <Quiet>
      <Root>
        <DialogFrame title="">
          <Stack $gap={5}>
            <AskBody {...of(index, true)} />
          </Stack>
        </DialogFrame>
        <ToastCorner />
      </Root>
    </Quiet>,
    place,
  );
}

/** An element outside of the document, from the first pause until the next one. */
function useRehearsal(): Element | undefined {
  const [place, setPlace] = useState<Element>();
  const [isOver, end] = useState(false);
  useEffect(() => {
    // Safari has no such pauses; there the dialog opens as it would without this.
    if (isOver || !("requestIdleCallback" in window)) return undefined;
    const next = () => {
      if (place) end(true);
      // In small parts, which a key may interrupt.
      else startTransition(() => setPlace(document.createElement("div")));
    };
    const waiting = requestIdleCallback(next);
    return () => cancelIdleCallback(waiting);
  }, [place, isOver]);
  return isOver ? undefined : place;
}

/** What fails here shows its failure where the customer meets it. */
class Quiet extends Component<{ readonly children: ReactNode }> {
  static getDerivedStateFromError = () => ({ failed: true });
  override state = { failed: false };
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
