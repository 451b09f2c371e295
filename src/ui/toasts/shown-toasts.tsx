import { isTone, isUrgent, type Tone } from "#ui/styles/tone.tsx";

import { useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import { toast as store, useToaster, type Toast } from "react-hot-toast/headless";
import { ToastItem } from "./toast-item.tsx";
import { useTopOutlet } from "./toast-outlet.tsx";

const MOST = 3;

/** Specification 1 §9. */
const TOAST_MS = 5000;

/** Shows a message, or starts the clock of the toast that shows it again. */
export function show(text: string, tone: Tone): void {
  // The library stores no tone; its className is the only free text that it keeps with a toast.
  store(text, { id: `${tone}|${text}`, className: tone, duration: TOAST_MS, removeDelay: 1 });
}

/** Closes all toasts. */
export function dismiss(): void {
  store.dismiss();
}

/** Removes all toasts at once and forgets their texts. */
export function remove(): void {
  store.remove();
}

/** Shows at most three toasts, newest first; pointer or focus on one pauses the clocks of all. */
export function ShownToasts() {
  const { toasts, handlers } = useToaster();
  const outlet = useTopOutlet();
  const isHeld = useRef(false);
  const visible = toasts.filter((item) => item.visible);
  const shown = visible.slice(0, MOST);
  const tooOld = visible.slice(MOST).map((item) => item.id);

  const hold = () => {
    // Starting the pause twice (pointer, then focus) would move its start and lose the time before.
    if (!isHeld.current) handlers.startPause();
    isHeld.current = true;
  };
  const release = () => {
    isHeld.current = false;
    handlers.endPause();
  };
  // A toast that disappears under the pointer sends no event for the pointer leaving it.
  useEffect(() => {
    if (isHeld.current && shown.length === 0) release();
  });
  useEffect(() => {
    for (const id of tooOld) store.dismiss(id);
  });

  const item = (entry: Toast) => (
    <ToastItem
      key={entry.id}
      text={textOf(entry)}
      tone={toneOf(entry)}
      onHold={hold}
      onRelease={release}
      onDismiss={() => {
        release();
        store.dismiss(entry.id);
      }}
    />
  );
  return (
    <>
      {outlet && createPortal(shown.filter((entry) => isUrgent(toneOf(entry))).map(item), outlet.assertive)}
      {outlet && createPortal(shown.filter((entry) => !isUrgent(toneOf(entry))).map(item), outlet.polite)}
    </>
  );
}

function toneOf(entry: Toast): Tone {
  const tone = entry.className ?? "";
  return isTone(tone) ? tone : "info";
}

function textOf(entry: Toast): string {
  return typeof entry.message === "string" ? entry.message : "";
}
