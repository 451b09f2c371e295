import { ToastOutlet } from "#ui/toasts/toast-outlet.tsx";
import { useModal, watchScrollbar } from "#ui/behaviour/use-modal.ts";

import {
  useDeferredValue,
  useEffect,
  useId,
  useRef,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { DialogFrame } from "./dialog-frame.tsx";
import { Root, type DialogSize } from "./dialog-parts.ts";

export type DialogProps = {
  open: boolean;
  title: string;
  /** Called by the close button, Escape and the phone's back gesture, but not by a click on the backdrop. */
  onClose: () => void;
  /** An action is running that the customer must not leave: nothing closes the dialog. */
  busy?: boolean;
  size?: DialogSize;
  closeLabel?: string;
  id?: string;
  children: ReactNode;
};

/**
 * A modal dialog on the native element. Its content is rendered only while it is open: after the frame that answers the tap, in
 * parts that a tap may interrupt, because that takes a cheap phone up to a fifth of a second.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  const later = useDeferredValue(open, false);
  useEffect(watchScrollbar, []);
  return open && (later || !mayComeLater()) ? <OpenDialog {...rest} /> : null;
}

/**
 * Whether a dialog may open later than the tap. After a key it comes at once, or the next key would be lost. Only Chromium shows
 * the phone's keyboard for a focus that comes later. Over another dialog, or after it, the page would show in between.
 */
function mayComeLater(): boolean {
  const { activeElement } = document;
  return (
    "virtualKeyboard" in navigator &&
    !activeElement?.matches(":focus-visible") &&
    !document.querySelector("dialog[open]")
  );
}

function OpenDialog(props: Omit<DialogProps, "open">) {
  const { title, busy = false, onClose, size, closeLabel, id, children } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const close = () => {
    if (!busy) onClose();
  };
  useModal(ref);
  return (
    <Root ref={ref} id={id} aria-labelledby={titleId} {...closeHandlers(close)}>
      <DialogFrame {...{ title, titleId, busy, size, closeLabel }} onClose={close}>
        {children}
      </DialogFrame>
      <ToastOutlet />
    </Root>
  );
}

/** Sends each of the browser's own ways to close a dialog through one function, which may refuse. */
export function closeHandlers(close: () => void) {
  return {
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      if (event.key !== "Escape" || event.defaultPrevented || event.nativeEvent.isComposing) return;
      // Handled here, before `cancel`: Chrome lets a page refuse only one cancel in a row.
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      close();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      const dialog = event.currentTarget;
      if (event.target !== dialog || dialog.open || !dialog.isConnected) return;
      // The browser has closed the dialog without asking: open it again, then ask as usual.
      dialog.showModal();
      close();
    },
  };
}
