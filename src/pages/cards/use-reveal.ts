import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";

import { everySecond } from "#lib/tasks/every-second.ts";
import { readList } from "#pages/data/read-list.ts";
import { failureText } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { toast } from "#ui/toasts/toast.ts";

import { readSecrets, type CardSecrets } from "./read-cards.ts";
import { VIRTUAL_LIST } from "./use-cards.ts";
import { say } from "#lib/text/words.ts";
import { words } from "./words.ts";

/** For how long number and CVV are shown. */
export const REVEAL_SECONDS = 30;

export type Reveal = {
  /** The secrets to show now. */
  readonly secrets: CardSecrets | undefined;
  readonly secondsLeft: number;
  readonly busy: boolean;
  readonly show: () => Promise<void>;
  readonly hide: () => void;
};

/** What each clock says, in milliseconds: the device's goes on in sleep but can be set back; the page's may stand still in sleep. */
type Clocks = { readonly device: number; readonly page: number };
type Shown = { readonly secrets: CardSecrets; readonly since: Clocks };

/**
 * Number and CVV of a card for 30 seconds, fetched when the customer asks. Only this component's state holds them; they
 * are dropped when the time is over, when the tab is hidden and when the card unmounts.
 */
export function useReveal(id: string): Reveal {
  const { send, now } = usePageServices().environment;
  const [shown, setShown] = useState<Shown>();
  const request = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const clocks = () => ({ device: now(), page: performance.now() });
  const left = useSyncExternalStore(shown ? everySecond : never, () =>
    shown ? secondsLeft(shown.since, clocks()) : 0,
  );
  if (shown && left <= 0) setShown(undefined);

  const hide = useCallback(() => {
    request.current?.abort();
    setShown(undefined);
  }, []);
  useEffect(() => {
    const hideWhenHidden = () => {
      if (document.visibilityState === "hidden") hide();
    };
    document.addEventListener("visibilitychange", hideWhenHidden);
    return () => {
      document.removeEventListener("visibilitychange", hideWhenHidden);
      request.current?.abort();
    };
  }, [hide]);

  const show = async () => {
    const { signal } = (request.current = new AbortController());
    setBusy(true);
    try {
      const secrets = readSecrets(await readList(send, VIRTUAL_LIST, {}, signal), id);
      if (signal.aborted) return;
      setShown({ secrets, since: clocks() });
    } catch (error) {
      if (!signal.aborted) toast(say(words.detailsFailed, { reason: failureText(error) }), "danger");
    } finally {
      setBusy(false);
    }
  };
  return { secrets: left > 0 ? shown?.secrets : undefined, secondsLeft: left, busy, show, hide };
}

/** Whole seconds; none of the clocks may see more. */
function secondsLeft(since: Clocks, now: Clocks): number {
  const passed = Math.max(now.device - since.device, now.page - since.page);
  return Math.ceil(REVEAL_SECONDS - passed / 1000);
}

function never(): () => void {
  return () => {};
}
