import { useEffect } from "react";

import type { Bank } from "#app/bank.ts";

import { REMEMBERED } from "./remembered-key.ts";

/** Keeps on the device what the sign-in has asked to remember, or forgets it; only once a customer is signed in. */
export function useRemembered({ device, session, companyKey }: Bank): void {
  useEffect(() => {
    const { remembered } = session.stored();
    if (remembered === undefined) return;
    // Asked for once: what the customer removes from the device later stays removed.
    session.store({ remembered: undefined });
    const key = REMEMBERED + companyKey;
    if (remembered === false) device.remove(key);
    else device.write(key, remembered);
  }, [device, session, companyKey]);
}
