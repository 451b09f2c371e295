import { DRAFT } from "#app/draft-key.ts";
import { isAmong, LIVING } from "#app/session/living-sessions.ts";
import { ACTIVE_AT, SESSION_ID } from "#app/session/session-keys.ts";
import { readStored } from "#lib/storage/storage.ts";

import { sessionToken } from "./page.ts";

/** A bank may sign customers out after so many ms without a touch; none does it sooner. */
const SOONEST = 60_000;

/**
 * Whether the form rendered at build is what the customer at this address sees. It is not where the app shows more or other things than the
 * bare form: what was entered before, a biller, a payment that comes back from elsewhere.
 */
export function isForCustomer({ path }: DOMStringMap): boolean {
  const isHere = path === location.pathname && location.search === "";
  return isHere && sessionToken() !== "" && isLiving() && !hasDraft();
}

/** Whether the session has surely not ended: neither in another tab, nor because nobody has touched this one. */
function isLiving(): boolean {
  const [id, activeAt] = [SESSION_ID, ACTIVE_AT].map((key) => readStored(() => sessionStorage, key));
  const isListed =
    typeof id !== "string" ||
    isAmong(
      readStored(() => localStorage, LIVING),
      id,
    );
  return isListed && (typeof activeAt !== "number" || Math.abs(Date.now() - activeAt) < SOONEST);
}

/** Of any screen. There is a token, so the storage can be read. */
function hasDraft(): boolean {
  return Object.keys(sessionStorage).some((key) => key.startsWith(DRAFT));
}
