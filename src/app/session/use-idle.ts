import { useCallback, useEffect, useMemo, useState } from "react";

import { useBank } from "#app/bank.ts";
import { isPaymentInFlight } from "#app/flight.ts";

import { createIdleClock, type IdleState } from "./idle-clock.ts";
import { pageTimes } from "./idle-limit.ts";
import { useSession } from "./use-session.ts";

const ACTIVITY = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart", "scroll"] as const;
const TICK_MS = 1000;
/** Heeds activity at most this often: each key and each movement of a finger would cost more than it tells. */
const HEED_MS = 1000;
/** Tells other tabs and the device of activity at most this often. */
const TELL_MS = 5000;

/** Watches the customer's activity in all tabs, warns, and signs out. */
export function useIdle(): { state: IdleState; stay: () => void } {
  const { session, settings, channel } = useBank();
  const { account } = useSession();
  const [state, setState] = useState<IdleState>({ kind: "active" });
  const clock = useMemo(
    () => createIdleClock(settings.security.idleMinutes, pageTimes, session.activeAt()),
    [settings.security.idleMinutes, session],
  );

  const check = useCallback(() => {
    // A customer who waits for a payment is present; even an idle session ends only after the payment's answer.
    if (isPaymentInFlight()) clock.stay();
    // A tab that was frozen has missed what the customer did in another one, and must not end that one's session.
    if (clock.read().kind !== "active") clock.hear(session.activeAt());
    const next = clock.read();
    if (next.kind !== "over") setState((last) => (same(last, next) ? last : next));
    else if (!isPaymentInFlight()) session.end("idle");
  }, [clock, session]);

  const tell = useCallback(() => {
    const at = pageTimes.wall();
    session.noteActivity(at);
    channel.post({ kind: "active", account, at });
  }, [session, channel, account]);

  const stay = useCallback(() => {
    clock.stay();
    // Not where the session was over before the customer could choose: that would revive it.
    if (clock.read().kind === "active") tell();
    check();
  }, [clock, tell, check]);

  useEffect(() => {
    let heeded = -HEED_MS;
    let told = -TELL_MS;
    const onActivity = () => {
      const now = pageTimes.elapsed();
      if (now - heeded < HEED_MS) return;
      heeded = now;
      clock.touch();
      check();
      if (clock.read().kind !== "active" || now - told < TELL_MS) return;
      told = now;
      tell();
    };
    const unsubscribe = channel.subscribe((message) => {
      if (message.kind !== "active" || message.account !== account) return;
      clock.hear(message.at);
      check();
    });
    // Timers stop while a laptop sleeps or a tab is hidden, so the clock is read again when the page is shown.
    const timer = setInterval(check, TICK_MS);
    document.addEventListener("visibilitychange", check);
    for (const type of ACTIVITY)
      document.addEventListener(type, onActivity, { passive: true, capture: true });
    return () => {
      unsubscribe();
      clearInterval(timer);
      document.removeEventListener("visibilitychange", check);
      for (const type of ACTIVITY) document.removeEventListener(type, onActivity, { capture: true });
    };
  }, [clock, channel, account, check, tell]);

  return { state, stay };
}

function same(one: IdleState, other: IdleState): boolean {
  if (one.kind === "warning" && other.kind === "warning") return one.seconds === other.seconds;
  return one.kind === other.kind;
}
