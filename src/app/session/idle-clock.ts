/** How long the customer is warned before the sign-out. */
export const WARNING_MS = 60_000;

export type IdleState =
  | { readonly kind: "active" | "over" }
  | { readonly kind: "warning"; readonly seconds: number };

export type IdleClock = {
  /** The customer did something. While the warning stands this is not enough: they have to say that they stay. */
  readonly touch: () => void;
  /** The customer wants to stay, here or in another tab. */
  readonly stay: (at?: number) => void;
  readonly read: () => IdleState;
};

/**
 * Tells how long nobody has used the bank, by the real clock: a laptop that slept for an hour has been idle for an
 * hour, and the first touch after it does not count as "was here all the time".
 */
export function createIdleClock(minutes: number, now: () => number, startedAt = now()): IdleClock {
  const limit = minutes * 60_000;
  let last = startedAt;
  const read = (): IdleState => {
    const idle = now() - last;
    if (idle >= limit + WARNING_MS) return { kind: "over" };
    if (idle < limit) return { kind: "active" };
    return { kind: "warning", seconds: Math.ceil((limit + WARNING_MS - idle) / 1000) };
  };
  return {
    read,
    touch: () => {
      if (read().kind === "active") last = now();
    },
    stay: (at = now()) => {
      if (read().kind !== "over") last = Math.max(last, Math.min(at, now()));
    },
  };
}
