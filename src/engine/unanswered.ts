import type { SafeStorage } from "#lib/storage.ts";
import { guardKey } from "#provider/guards.ts";

import { openEntries, type Entries } from "./entries.ts";
import type { Intent } from "./intent.ts";

/** A request that must not be made twice, until its answer is certain. Nothing of what was sent can be read from it. */
export type Unanswered = Intent & {
  /** Tells whether a new request is the same wish again. */
  readonly fingerprint: string;
};

/** Opens the unanswered requests that are kept under the account's name, in the first of the places that can. */
export function openUnanswered(places: readonly SafeStorage[], account: string): Entries<Unanswered> {
  return openEntries(places, guardKey("unanswered", account), isUnanswered);
}

function isUnanswered(value: unknown): value is Unanswered {
  const entry = value as Partial<Unanswered> | null;
  return [entry?.key, entry?.reference, entry?.startedAt, entry?.fingerprint].every(
    (part) => typeof part === "string",
  );
}
