import { useEffect, useRef, useState } from "react";

import type { ScreenStore } from "#engine/screen-store.ts";

import { useScreenStore } from "./screen-context.ts";

/**
 * Submits a form as its button does, once its look-ups have answered. What the customer types meanwhile, or leaving the
 * form, ends that.
 * @returns the function that begins it, and whether it goes on
 */
export function useGoOn(formId: string): readonly [goOn: () => void, goesOn: boolean] {
  const store = useScreenStore();
  const [goesOn, setGoesOn] = useState(false);
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const goOn = () => {
    stop.current?.();
    const form = document.getElementById(formId);
    if (!form) return;
    const submit = () => {
      if (stop.current !== end || isLooking(store)) return;
      end();
      form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    };
    // In a microtask: an answer may start the next look-up at once.
    const leave = store.subscribe(() => queueMicrotask(submit));
    const end = () => {
      leave();
      form.removeEventListener("input", end);
      stop.current = undefined;
      setGoesOn(false);
    };
    form.addEventListener("input", end);
    stop.current = end;
    setGoesOn(true);
    queueMicrotask(submit);
  };
  return [goOn, goesOn];
}

function isLooking(store: ScreenStore): boolean {
  return Object.values(store.getState().sources).some(({ status }) => status === "loading");
}
