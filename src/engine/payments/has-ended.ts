import type { ScreenHost } from "#engine/state/screen-host.ts";

import { learn } from "./learn.ts";
import type { Payment } from "./payment.ts";
import { askAgain } from "./requery.ts";

/** Whether the bank knows the outcome of a payment that was sent before; it is then not sent again. */
export async function hasEnded({ screen, environment }: ScreenHost, { entry }: Payment): Promise<boolean> {
  const found = await askAgain(screen, entry, environment);
  // The entry counts the request that follows.
  return learn(environment, entry, found, 1) !== undefined;
}
