/** Records that keep the same from being paid, or asked for, twice. */
export const GUARDS = ["pending", "ended", "unanswered"] as const;

/**
 * Under which key a customer's records of a kind are kept, in local or session storage. `account` is a name that is not
 * personal.
 */
export function guardKey(kind: (typeof GUARDS)[number], account: string): string {
  return `${kind}.${account}`;
}

/** Whether such records are kept under the key: they outlive the session. */
export function isGuardKey(key: string): boolean {
  return GUARDS.some((kind) => key.startsWith(guardKey(kind, "")));
}
