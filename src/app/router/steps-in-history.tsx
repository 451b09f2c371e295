import { startTransition, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom";

import { depthOf } from "#engine/state/depth.ts";
import type { ScreenStore } from "#engine/screen/screen-store.ts";
import { OpenedContext } from "#renderer/screen-context.ts";

import { stepsAbove } from "./steps-above.ts";

/**
 * Gives each form of the screen in it an entry of the browser's history, so that the browser's Back, which is the phone's
 * own button, goes one form back, and leaves the screen only from the first.
 */
export function StepsInHistory({ children }: { readonly children: ReactNode }) {
  const outer = useContext(OpenedContext);
  const [store, setStore] = useState<ScreenStore>();
  const opened = useCallback(
    (one: ScreenStore) => {
      setStore(one);
      outer?.(one);
    },
    [outer],
  );
  useStepsInHistory(store);
  return <OpenedContext value={opened}>{children}</OpenedContext>;
}

/**
 * Going on adds an entry. Whatever else goes back (a button, Escape, the end of a payment) leaves the history alone: taking
 * an entry away takes its time, and the customer may follow a link meanwhile. So an entry may stand higher than the form
 * that is shown. Back from there would change nothing, and goes further.
 */
function useStepsInHistory(store: ScreenStore | undefined): void {
  const location = useLocation();
  const type = useNavigationType();
  const navigate = useNavigate();
  /** The entry that the store knows of; an arrival at another one follows. */
  const entry = useRef(stepsAbove(location.state));

  useEffect(() => {
    if (!store) return;
    const { pathname, search, hash, state } = location;
    const above = stepsAbove(state);
    const depth = () => depthOf(store.screen, store.getState(), store.scope());
    const add = () => {
      for (const end = depth(); entry.current < end;) {
        entry.current++;
        const to = { ...(state as object | null), steps: entry.current };
        // Nothing to see depends on it, and it renders all that knows the address: the form that comes does not wait.
        startTransition(() => void navigate({ pathname, search, hash }, { state: to }));
      }
    };
    const wentBack = type === NavigationType.Pop && above < entry.current;
    entry.current = above;
    if (wentBack && depth() <= above) void navigate(-1);
    if (wentBack) goBack(store, above, depth);
    // Also where the customer cannot go back, because a call runs: the form stays.
    add();
    // Only a form that is asked: effects of a call may change what lies behind it, and lead to another screen.
    return store.subscribe(() => store.getState().phase === "asking" && add());
  }, [store, location, type, navigate]);
}

function goBack(store: ScreenStore, to: number, depth: () => number): void {
  for (let before = depth(); before > to; before = depth()) {
    store.cancel();
    if (depth() >= before) return;
  }
}
