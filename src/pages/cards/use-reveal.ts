import { useCallback, useEffect, useRef, useState } from "react";

import { failureText, readBody } from "#pages/data/read-reply.ts";
import { usePageServices } from "#pages/services.ts";
import { toast } from "#ui/toast.ts";

import { readSecrets, type CardSecrets } from "./read-cards.ts";
import { VIRTUAL_LIST } from "./use-cards.ts";
import { say } from "#lib/words.ts";
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

/**
 * Number and CVV of a card for 30 seconds, fetched when the customer asks. Only this component's state holds them; they
 * are dropped when the time is over, when the tab is hidden and when the card unmounts.
 */
export function useReveal(id: string): Reveal {
  const { send, now } = usePageServices().environment;
  const [secrets, setSecrets] = useState<CardSecrets>();
  const [secondsLeft, setSecondsLeft] = useState(0);
  const request = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  const isShown = secrets !== undefined;

  const hide = useCallback(() => {
    request.current?.abort();
    setSecrets(undefined);
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
  useEffect(() => {
    if (!isShown) return undefined;
    const end = now() + REVEAL_SECONDS * 1000;
    const timer = setInterval(() => {
      const left = Math.ceil((end - now()) / 1000);
      setSecondsLeft(left);
      if (left <= 0) setSecrets(undefined);
    }, 1000);
    return () => clearInterval(timer);
  }, [isShown, now]);

  const show = async () => {
    const { signal } = (request.current = new AbortController());
    setBusy(true);
    try {
      const found = readSecrets(await readBody(send, VIRTUAL_LIST, {}, signal), id);
      if (signal.aborted) return;
      setSecondsLeft(REVEAL_SECONDS);
      setSecrets(found);
    } catch (error) {
      if (!signal.aborted) toast(say(words.detailsFailed, { reason: failureText(error) }), "danger");
    } finally {
      setBusy(false);
    }
  };
  return { secrets, secondsLeft, busy, show, hide };
}
