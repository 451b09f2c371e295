import type { Listener } from "./sandbox-listener.ts";

import { banksIn } from "#tools/gallery/drafts.ts";
import { createShares, type Shares } from "#tools/gallery/shared/shares.ts";

import {
  createGuests,
  createGuestScenarios,
  guestLinks,
  guestOrigins,
  type GuestScenarios,
  type GuestsOptions,
} from "./guests.ts";
import { closeServer, listen, portOf } from "./listen.ts";
import { sandboxListener } from "./sandbox-listener.ts";

/** The server of guests, which holds requests until it is opened. */
export type Guests = {
  readonly shares: Shares;
  readonly scenarios: GuestScenarios;
  /** Company keys of the banks in the draft that the current request is about. */
  readonly banks: () => readonly string[];
  /** Where guests find this machine. */
  readonly origins: readonly string[];
  readonly open: (options: Pick<GuestsOptions, "root" | "sandbox" | "followed">) => void;
  readonly close: () => Promise<void>;
};

/** Takes the port after that of the bank, on all networks of this machine. Throws `Advice` when it is in use. */
export async function openGuests(
  bank: number,
  { port, command }: { readonly port: number; readonly command: string },
): Promise<Guests> {
  let begin: (listener: Listener) => void;
  const opened = new Promise<Listener>((resolve) => (begin = resolve));
  const wanted = port === 0 ? 0 : bank + 1;
  const server = await listen(
    wanted,
    command,
    (incoming, outgoing) => void opened.then((answer) => answer(incoming, outgoing)),
    "0.0.0.0",
  );
  const own = portOf(server);
  const shares = createShares(guestLinks(own));
  const scenarios = createGuestScenarios();
  return {
    shares,
    scenarios,
    banks: () => banksIn(scenarios.texts().keys()),
    origins: guestOrigins(own),
    open: (options) => begin(sandboxListener(createGuests({ ...options, shares, scenarios }))),
    close: async () => await closeServer(server),
  };
}
