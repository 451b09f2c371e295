/** Kinds of records that prevent a second payment, or a second question, for the same thing. */
export const GUARDS = ["pending", "ended", "unanswered"] as const;

/**
 * The key in local or session storage for a customer's records of one kind. `account` is a name that is not personal.
 */
export function guardKey(kind: (typeof GUARDS)[number], account: string): string {
  return `${kind}.${account}`;
}

/** Whether a key holds such records: they outlive the session. */
export function isGuardKey(key: string): boolean {
  return GUARDS.some((kind) => key.startsWith(guardKey(kind, "")));
}
