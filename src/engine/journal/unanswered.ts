import type { SafeStorage } from "#lib/storage/storage.ts";
import { guardKey } from "#provider/guards.ts";

import { openEntries, type Entries } from "./entries.ts";
import type { Intent } from "./intent.ts";

/** A request that must not be made twice, until its answer is certain. It does not reveal what was sent. */
export type Unanswered = Intent & {
  /** Tells whether a new request is the same wish. */
  readonly fingerprint: string;
  /** How often it was sent; undefined means once. */
  readonly sent?: number;
};

/** Opens the unanswered requests stored under the account's name, in the first storage that accepts them. */
export function openUnanswered(places: readonly SafeStorage[], account: string): Entries<Unanswered> {
  return openEntries(places, guardKey("unanswered", account), isUnanswered);
}

function isUnanswered(value: unknown): value is Unanswered {
  const entry = value as Partial<Unanswered> | null;
  return [entry?.key, entry?.reference, entry?.startedAt, entry?.fingerprint].every(
    (part) => typeof part === "string",
  );
}
